-- The index that counts the filters of the job list gains the site.
DROP INDEX job_postings_public_idx;
CREATE INDEX job_postings_public_idx ON job_postings (ends_at)
  INCLUDE (id, employer_id, location, category, employment_type, experience_level, work_site, yearly_min, yearly_max, published_at)
  WHERE is_active AND published_at IS NOT NULL AND blocked_at IS NULL;
