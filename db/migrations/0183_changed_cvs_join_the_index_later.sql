-- A changed row of search is noted at the end of the index and merged into it later, many rows at once. Searches read
-- both. Merging each row by itself wrote about 170 pages: 4.3 to 6.2 ms of processor time and 300 kB of log for a
-- changed CV among a million, instead of 2.4 to 2.7 ms and 90 kB, and 0.5 to 0.7 ms later.
-- A list of a megabyte, about 250 CVs, does not make searches slower. A task merges it every minute.
ALTER INDEX cv_search_lexemes_idx SET (fastupdate = on, gin_pending_list_limit = 1024);

CREATE OR REPLACE FUNCTION fill_cv_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DROP INDEX cv_search_lexemes_idx;
  INSERT INTO cv_ages SELECT place / 8192, uploaded_at, id FROM (
    SELECT c.uploaded_at, c.id, row_number() OVER (ORDER BY c.uploaded_at, c.id) - 1 AS place FROM visible_cvs(0) c) visible
  WHERE place > 0 AND place % 8192 = 0;
  INSERT INTO cv_search SELECT cv_id, uploaded_at, salary_min, salary_max, experience, lexemes, is_public FROM searchable_cvs ORDER BY uploaded_at, cv_id;
  INSERT INTO cv_ranking SELECT cv_id, uploaded_at, words FROM searchable_cvs ORDER BY uploaded_at, cv_id;
  CREATE INDEX cv_search_lexemes_idx ON cv_search USING gin (lexemes) WITH (fastupdate = on, gin_pending_list_limit = 1024);
END $$;
