-- A PDF is looked at as pictures of its pages: how many it has. Null for pictures, and for PDFs that came before and were not looked at since;
-- 0 for one that cannot be opened.
alter table stored_files add column pages integer check (pages >= 0);
