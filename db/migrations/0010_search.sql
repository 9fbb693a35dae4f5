-- The read side over CVs: one narrow row a visible CV, found through one index. Why so: docs/decisions/0003-cv-search.md

CREATE TABLE cv_search (
  cv_id integer PRIMARY KEY REFERENCES cvs ON DELETE CASCADE,
  uploaded_at timestamptz NOT NULL,
  salary_min integer,
  salary_max integer,
  experience smallint NOT NULL,
  lexemes tsvector NOT NULL
) WITH (toast_tuple_target = 128);
COMMENT ON TABLE cv_search IS 'visible CVs only; written by the triggers of 0011. 60 bytes a row: lexemes lie out of line and are read through their index only';
COMMENT ON COLUMN cv_search.experience IS '1 entry to 4 executive';
COMMENT ON COLUMN cv_search.lexemes IS 'stemmed words, and t= word of title or name, k= word of a skill, s= whole skill, c= category, l= location, p= word of an unlisted location, x= experience, e= education, y= pay bands, z= highest pay band, b= age bucket, d= eight age buckets';
-- Nothing is planned by them: every query names its index
ALTER TABLE cv_search ALTER COLUMN lexemes SET STATISTICS 0;
CREATE INDEX cv_search_lexemes_idx ON cv_search USING gin (lexemes) WITH (fastupdate = off);
CREATE INDEX cv_search_date_idx ON cv_search (uploaded_at DESC, cv_id DESC);

CREATE TABLE cv_ranking (
  cv_id integer PRIMARY KEY REFERENCES cvs ON DELETE CASCADE,
  uploaded_at timestamptz NOT NULL,
  words tsvector NOT NULL
);
COMMENT ON COLUMN cv_ranking.words IS 'title and name A, skills B, summary C; a word that is not here stands in the file, its place or its category';

CREATE TABLE cv_ages (
  bucket integer PRIMARY KEY CHECK (bucket > 0),
  uploaded_at timestamptz NOT NULL,
  cv_id integer NOT NULL
);
COMMENT ON TABLE cv_ages IS 'where each age bucket of about 8192 visible CVs begins, in the order of uploaded_at, cv_id; bucket 0 begins with the first CV';

CREATE FUNCTION search_text(value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(replace(replace(replace(
    regexp_replace(lower(unaccent(value)), '\S+@\S+|(\d[^[:alnum:]]*){7,}', ' ', 'g'),
    'c++', 'cplusplus'), 'c#', 'csharp'), '.net', ' dotnet'), '[^[:alnum:]]+', ' ', 'g'))
$$;
COMMENT ON FUNCTION search_text IS 'words divided by single blanks, without e-mail addresses and without seven or more digits in a row';

CREATE FUNCTION pay_band(kina integer) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN kina < 200000 THEN kina / 10000 ELSE least(18 + kina / 100000, 28) END
$$;
COMMENT ON FUNCTION pay_band IS '0 to 28: steps of K10,000 to K200,000, then of K100,000 to a million';

CREATE VIEW searchable_cvs AS
SELECT c.id AS cv_id, c.uploaded_at, pay.salary_min, pay.salary_max,
  array_position(ARRAY['entry', 'mid', 'senior', 'executive'], c.experience::text) AS experience,
  strip(heading || skill_words || summary_words
      || to_tsvector('english', search_text(concat_ws(' ', left(t.text, 100000), c.location, k.name))))
    || array_to_tsvector(
      ARRAY(SELECT 't=' || word FROM unnest(tsvector_to_array(heading)) word)
      || ARRAY(SELECT 'k=' || word FROM unnest(tsvector_to_array(skill_words)) word)
      || ARRAY(SELECT 's=' || search_text(skill) FROM unnest(c.skills) skill WHERE search_text(skill) ~ '[[:alpha:]]')
      || CASE WHEN c.location_id IS NULL THEN ARRAY(SELECT 'p=' || word FROM regexp_split_to_table(search_text(c.location), ' ') word WHERE word <> '')
          ELSE ARRAY['l=' || c.location_id] END
      || ARRAY(SELECT 'y=' || band FROM generate_series(pay_band(pay.salary_min), pay_band(pay.salary_max)) band)
      || ARRAY['z=' || coalesce(pay_band(pay.salary_max), -1)]
      || ARRAY['c=' || c.category, 'x=' || c.experience, 'e=' || coalesce(c.education, 'none'), 'b=' || age.bucket, 'd=' || age.bucket / 8]
      -- one word so long that the row passes 2 kB: only then is a column stored out of line
      || repeat('~', 2000)) AS lexemes,
  setweight(heading, 'A') || setweight(skill_words, 'B') || setweight(summary_words, 'C') AS words
FROM cvs c
  JOIN job_seekers j ON j.id = c.job_seeker_id
  JOIN categories k ON k.slug = c.category
  LEFT JOIN cv_texts t ON t.cv_id = c.id
  CROSS JOIN LATERAL (SELECT to_tsvector('english', search_text(c.job_title || ' ' || c.full_name)) AS heading,
    to_tsvector('english', search_text(array_to_string(c.skills, ' '))) AS skill_words,
    to_tsvector('english', search_text(c.summary)) AS summary_words OFFSET 0) parts
  CROSS JOIN LATERAL (SELECT coalesce(c.salary_min, c.salary_max) AS salary_min, coalesce(c.salary_max, c.salary_min) AS salary_max) pay
  CROSS JOIN LATERAL (SELECT coalesce(max(a.bucket), 0) AS bucket FROM cv_ages a
    WHERE (a.uploaded_at, a.cv_id) <= (c.uploaded_at, c.id) OFFSET 0) age
WHERE c.is_active AND c.blocked_at IS NULL AND j.is_available AND j.is_active;
COMMENT ON VIEW searchable_cvs IS 'the row that each visible CV is to have in cv_search and cv_ranking';

-- Fills the empty search tables at once, for many CVs that came past the triggers (a restored backup, the benchmark).
CREATE FUNCTION fill_cv_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DROP INDEX cv_search_lexemes_idx;
  INSERT INTO cv_ages SELECT place / 8192, uploaded_at, id FROM (
    SELECT c.uploaded_at, c.id, row_number() OVER (ORDER BY c.uploaded_at, c.id) - 1 AS place
    FROM cvs c JOIN job_seekers j ON j.id = c.job_seeker_id
    WHERE c.is_active AND c.blocked_at IS NULL AND j.is_available AND j.is_active) visible
  WHERE place > 0 AND place % 8192 = 0;
  INSERT INTO cv_search SELECT cv_id, uploaded_at, salary_min, salary_max, experience, lexemes FROM searchable_cvs ORDER BY uploaded_at, cv_id;
  INSERT INTO cv_ranking SELECT cv_id, uploaded_at, words FROM searchable_cvs ORDER BY uploaded_at, cv_id;
  CREATE INDEX cv_search_lexemes_idx ON cv_search USING gin (lexemes) WITH (fastupdate = off);
END $$;
