-- Lists by experience are in the order of the years that cards show: those from the dates of a CV, otherwise the least of the
-- level that its owner chose ("10+ years" is more than ten). Before, all CVs of a level were equal and the newest came first.
-- 'n=' is for lists that are too long to be sorted whole.
CREATE FUNCTION experience_years(years integer, said text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT least(coalesce(years, CASE said WHEN 'entry' THEN 0 WHEN 'mid' THEN 3 WHEN 'senior' THEN 6 ELSE 11 END), 60)
$$;

CREATE OR REPLACE VIEW searchable_cvs AS
SELECT c.id AS cv_id, c.uploaded_at, pay.salary_min, pay.salary_max,
  experience_years(p.years, c.experience) AS experience,
  strip(heading || skill_words || summary_words
      || to_tsvector('english', search_text(concat_ws(' ', left(t.text, 100000), c.location, k.name))))
    || array_to_tsvector(
      ARRAY(SELECT 't=' || word FROM unnest(tsvector_to_array(heading)) word)
      || ARRAY(SELECT 'k=' || word FROM unnest(tsvector_to_array(heading || skill_words)) word)
      || ARRAY(SELECT 's=' || search_text(skill) FROM unnest(c.skills) skill WHERE search_text(skill) ~ '[[:alpha:]]')
      || CASE WHEN c.location_id IS NULL THEN ARRAY(SELECT 'p=' || word FROM regexp_split_to_table(search_text(c.location), ' ') word WHERE word <> '')
          ELSE ARRAY['l=' || c.location_id, 'g=' || c.category || '.' || c.location_id] END
      || ARRAY(SELECT 'y=' || band FROM generate_series(pay_band(pay.salary_min), pay_band(pay.salary_max)) band)
      || ARRAY['z=' || coalesce(pay_band(pay.salary_max), -1)]
      || ARRAY['c=' || c.category, 'x=' || experience_band(p.years, c.experience), 'n=' || experience_years(p.years, c.experience),
        'e=' || coalesce(c.education, 'none'), 'b=' || age.bucket, 'd=' || age.bucket / 8]
      || coalesce(p.codes, '{}')
      -- one word so long that the row passes 2 kB: only then is a column stored out of line
      || repeat('~', 2000)) AS lexemes,
  setweight(heading, 'A') || setweight(skill_words, 'B') || setweight(summary_words, 'C') AS words,
  (SELECT j.shown_to = 'everybody' FROM job_seekers j WHERE j.id = c.job_seeker_id) AS is_public
FROM visible_cvs(0) c
  JOIN categories k ON k.slug = c.category
  LEFT JOIN cv_texts t ON t.cv_id = c.id
  LEFT JOIN ai_profiles p ON p.cv_id = c.id
  CROSS JOIN LATERAL (SELECT to_tsvector('english', search_text(c.job_title || ' ' || c.full_name)) AS heading,
    to_tsvector('english', search_text(array_to_string(c.skills, ' '))) AS skill_words,
    to_tsvector('english', search_text(c.summary)) AS summary_words OFFSET 0) parts
  CROSS JOIN LATERAL (SELECT coalesce(c.salary_min, c.salary_max) AS salary_min, coalesce(c.salary_max, c.salary_min) AS salary_max) pay
  CROSS JOIN LATERAL (SELECT coalesce(max(a.bucket), 0) AS bucket FROM cv_ages a
    WHERE (a.uploaded_at, a.cv_id) <= (c.uploaded_at, c.id) OFFSET 0) age;

CREATE OR REPLACE FUNCTION banded_cvs(q tsquery[], pay int4multirange, hidden integer[], public_only boolean, since timestamp with time zone, sort text, needed integer)
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  ids integer[] := '{}';
  band tsquery;
BEGIN
  FOREACH band IN ARRAY CASE sort WHEN 'experience' THEN ARRAY(SELECT ('n=' || n)::tsquery FROM generate_series(60, 0, -1) n)
    ELSE ARRAY(SELECT ('z=' || n)::tsquery FROM generate_series(28, -1, -1) n) END LOOP
    -- within a year of experience the newest come first; a pay band is read and sorted whole
    ids := ids || CASE sort WHEN 'experience' THEN (matching_cvs(band || q, pay, hidden, public_only, since, 'date', needed - cardinality(ids), 3000)).ids
      ELSE (matching_cvs(band || q, pay, hidden, public_only, since, 'salary', 10000000, 10000000)).ids END;
    EXIT WHEN cardinality(ids) >= needed;
  END LOOP;
  RETURN ids;
END $function$;

TRUNCATE cv_ages, cv_search, cv_ranking;
SELECT fill_cv_search();
