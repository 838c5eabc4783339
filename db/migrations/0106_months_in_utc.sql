-- Months begin and end in UTC (docs/decisions/085-months.md). A month added to an instant is one of the session's time zone,
-- which is the server's unless somebody sets it: in Chicago, March ended on its 28th.
alter function end_of_months(text) set timezone = 'UTC';
alter function add_months(text, integer) set timezone = 'UTC';
alter function drop_empty_months(text, timestamptz) set timezone = 'UTC';
