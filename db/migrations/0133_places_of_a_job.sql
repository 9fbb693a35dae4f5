-- How many people a job needs; null if its employer did not say.
ALTER TABLE job_postings ADD COLUMN places smallint CHECK (places BETWEEN 1 AND 999);
DROP TRIGGER count_content_change ON job_postings;
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE OF
    title, description, requirements, location, category, employment_type, experience_level, skills, work_pattern, work_site, roster,
    licence_classes, questions, salary_range, salary_min, salary_max, salary_period, words, is_active, expires_at, closing_date,
    published_at, blocked_at, places
  ON job_postings FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('jobs');
