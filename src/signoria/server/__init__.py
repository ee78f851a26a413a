"""Tables, live play and storage behind the browser client. Contract: docs/wire.md.

store      the database            table       a table in memory       routes     HTTP and WebSocket
records    matches as rows         play        choices, undo, votes    web        headers, origins, log
upgrade    its schema              hosting     hosts' and seats' own   app        all put together
backup     copies of it            making      new tables, rematches   limits     settings
access     links, devices          opponents   bots in seats           problems   what goes wrong, in words
live       open connections        documents   what a reader may see   books      games, rulebooks
chronicle  log lines, history      phrases     options in words        single     one server a folder
"""
