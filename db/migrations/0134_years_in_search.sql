-- The years that a CV shows come from its dates; its owner's level counts only where the CV names no dates. Filters, counts and the order
-- by experience follow the same figure. The bands are those of EXPERIENCE_LABELS.
CREATE FUNCTION experience_band(years integer, said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN years IS NULL THEN said WHEN years <= 2 THEN 'entry' WHEN years <= 5 THEN 'mid' WHEN years <= 10 THEN 'senior'
    ELSE 'executive' END
$$;

CREATE OR REPLACE VIEW searchable_cvs AS
SELECT c.id AS cv_id, c.uploaded_at, pay.salary_min, pay.salary_max,
  array_position(ARRAY['entry', 'mid', 'senior', 'executive'], experience_band(p.years, c.experience)) AS experience,
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
      || ARRAY['c=' || c.category, 'x=' || experience_band(p.years, c.experience), 'e=' || coalesce(c.education, 'none'),
        'b=' || age.bucket, 'd=' || age.bucket / 8]
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

DROP TRIGGER index_changed_codes ON ai_profiles;
CREATE TRIGGER index_changed_codes AFTER UPDATE ON ai_profiles FOR EACH ROW
  WHEN (OLD.codes IS DISTINCT FROM NEW.codes OR OLD.years IS DISTINCT FROM NEW.years) EXECUTE FUNCTION index_changed_codes();
-- Lists show the years and filter by them.
CREATE TRIGGER count_new_years AFTER INSERT ON ai_profiles FOR EACH ROW
  WHEN (NEW.years IS NOT NULL) EXECUTE FUNCTION count_content_change('cvs');
CREATE TRIGGER count_changed_years AFTER UPDATE ON ai_profiles FOR EACH ROW
  WHEN (OLD.years IS DISTINCT FROM NEW.years) EXECUTE FUNCTION count_content_change('cvs');

-- Only what is different, so that 100,000 CVs take seconds.
UPDATE cv_search s SET experience = array_position(ARRAY['entry', 'mid', 'senior', 'executive'], shown.band),
  lexemes = ts_delete(s.lexemes, 'x=' || shown.said) || array_to_tsvector(ARRAY['x=' || shown.band])
FROM (SELECT c.id, c.experience::text AS said, experience_band(p.years, c.experience) AS band
  FROM cvs c JOIN ai_profiles p ON p.cv_id = c.id) shown
WHERE shown.id = s.cv_id AND shown.band <> shown.said;
