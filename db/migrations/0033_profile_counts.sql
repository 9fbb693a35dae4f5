-- What the counts of the home page and the dashboard need, so that a million CVs are counted from narrow indexes.
ALTER TABLE job_seekers ADD COLUMN profile_is_complete boolean NOT NULL GENERATED ALWAYS AS (
  full_name <> '' AND email <> '' AND phone <> '' AND location <> '' AND job_title <> '' AND summary <> ''
  AND experience IS NOT NULL AND education IS NOT NULL AND cardinality(skills) > 0) STORED;
COMMENT ON COLUMN job_seekers.profile_is_complete IS 'all of the nine fields that the profile''s completeness counts';

CREATE INDEX job_seekers_inactive_idx ON job_seekers (id) WHERE NOT is_active;
CREATE INDEX job_seekers_complete_idx ON job_seekers (id) WHERE profile_is_complete AND is_active AND is_available;
CREATE INDEX job_seekers_shown_with_photo_idx ON job_seekers (id)
  WHERE profile_is_complete AND is_active AND is_available AND photo_id IS NOT NULL;
CREATE INDEX cvs_shown_idx ON cvs (job_seeker_id) WHERE is_active AND blocked_at IS NULL;
CREATE INDEX cvs_available_idx ON cvs (updated_at) INCLUDE (job_seeker_id)
  WHERE is_active AND blocked_at IS NULL AND status = 'available';
