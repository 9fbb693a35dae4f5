-- Whether a newcomer may take the job: it is for beginners, and its requirements ask neither for years of work nor for
-- experience. '18 years old' is an age.
ALTER TABLE job_postings ADD COLUMN needs_no_experience boolean NOT NULL GENERATED ALWAYS AS (
  coalesce(experience_level = 'entry', false) AND (requirements ~* '\mno (\w+ )?experience'
    OR requirements !~* '\mexperience|\m(\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s*(\+|or more)?\s*(years?|yrs?)\M(?!\s*(old|of age))')
) STORED;

-- Lists of similar jobs compare the titles of all open jobs, which this index does not contain.
DROP INDEX job_postings_category_newest_idx;

-- The index from which the job list is filtered and counted gains the columns of the new filters.
DROP INDEX job_postings_public_idx;
CREATE INDEX job_postings_public_idx ON job_postings (ends_at)
  INCLUDE (id, employer_id, location, category, employment_type, experience_level, work_pattern, work_site,
    licence_classes, needs_no_experience, yearly_min, yearly_max, published_at)
  WHERE is_active AND published_at IS NOT NULL AND blocked_at IS NULL;
