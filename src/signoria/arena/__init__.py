"""Self-play at scale: runs, comparisons, reports.

play      one game by its number          workers   games over processes, in any number the same
summary   what a run says                 files     its rows as Parquet
compare   changed numbers on the same seeds         stats     intervals
bench     how fast the rules are          peer      the same measured on another engine
"""
