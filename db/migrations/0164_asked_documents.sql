-- The kinds of documents that a job asks applicants for. A driver licence is asked for with its classes.
ALTER TABLE job_postings ADD COLUMN asked_documents text[] NOT NULL DEFAULT '{}'
  CHECK (asked_documents <@ ARRAY['trade_test', 'certificate', 'police_clearance', 'nid', 'reference']);
DROP TRIGGER count_content_change ON job_postings;
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE OF
    title, description, requirements, location, category, employment_type, experience_level, skills, work_pattern, work_site, roster,
    licence_classes, questions, salary_range, salary_min, salary_max, salary_period, words, is_active, expires_at, closing_date,
    published_at, blocked_at, places, asked_documents
  ON job_postings FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('jobs');
