"""Tables, live play and storage behind the browser client."""
