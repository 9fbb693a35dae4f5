-- These two functions are the only SQL that says which jobs are open and which CVs are visible. `stateOf` of jobs/policy.ts and `isVisible`
-- of cvs/policy.ts decide the same for one row, and a test compares them. The planner inlines both functions, so the indexes of the
-- tables serve them. Their bodies are texts, so that `j.*` and `c.*` include columns that are added later.
CREATE FUNCTION open_jobs(at timestamptz) RETURNS SETOF job_postings LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT j.* FROM job_postings j JOIN employers e ON e.id = j.employer_id
  WHERE j.is_active AND j.published_at IS NOT NULL AND j.blocked_at IS NULL AND j.ends_at > at AND e.is_active
$$;
COMMENT ON FUNCTION open_jobs IS 'jobs that are public and take applications at this time';

CREATE FUNCTION visible_cvs() RETURNS SETOF cvs LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT c.* FROM cvs c JOIN job_seekers j ON j.id = c.job_seeker_id
  WHERE c.is_active AND c.blocked_at IS NULL AND j.is_available AND j.is_active
$$;
COMMENT ON FUNCTION visible_cvs IS 'CVs that searches find and everybody may open';

CREATE OR REPLACE VIEW searchable_cvs AS
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
      || coalesce(p.codes, '{}')
      -- one word so long that the row passes 2 kB: only then is a column stored out of line
      || repeat('~', 2000)) AS lexemes,
  setweight(heading, 'A') || setweight(skill_words, 'B') || setweight(summary_words, 'C') AS words
FROM visible_cvs() c
  JOIN categories k ON k.slug = c.category
  LEFT JOIN cv_texts t ON t.cv_id = c.id
  LEFT JOIN ai_profiles p ON p.cv_id = c.id
  CROSS JOIN LATERAL (SELECT to_tsvector('english', search_text(c.job_title || ' ' || c.full_name)) AS heading,
    to_tsvector('english', search_text(array_to_string(c.skills, ' '))) AS skill_words,
    to_tsvector('english', search_text(c.summary)) AS summary_words OFFSET 0) parts
  CROSS JOIN LATERAL (SELECT coalesce(c.salary_min, c.salary_max) AS salary_min, coalesce(c.salary_max, c.salary_min) AS salary_max) pay
  CROSS JOIN LATERAL (SELECT coalesce(max(a.bucket), 0) AS bucket FROM cv_ages a
    WHERE (a.uploaded_at, a.cv_id) <= (c.uploaded_at, c.id) OFFSET 0) age;

CREATE OR REPLACE FUNCTION fill_cv_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DROP INDEX cv_search_lexemes_idx;
  INSERT INTO cv_ages SELECT place / 8192, uploaded_at, id FROM (
    SELECT c.uploaded_at, c.id, row_number() OVER (ORDER BY c.uploaded_at, c.id) - 1 AS place FROM visible_cvs() c) visible
  WHERE place > 0 AND place % 8192 = 0;
  INSERT INTO cv_search SELECT cv_id, uploaded_at, salary_min, salary_max, experience, lexemes FROM searchable_cvs ORDER BY uploaded_at, cv_id;
  INSERT INTO cv_ranking SELECT cv_id, uploaded_at, words FROM searchable_cvs ORDER BY uploaded_at, cv_id;
  CREATE INDEX cv_search_lexemes_idx ON cv_search USING gin (lexemes) WITH (fastupdate = off);
END $$;
