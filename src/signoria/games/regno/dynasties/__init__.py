"""Family, marriages, succession, intrigues, Captains, prisoners. Chapter 16 and 14.2, and Order 5."""
