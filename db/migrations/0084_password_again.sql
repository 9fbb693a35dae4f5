-- When the password was typed again in a session, because its account opened far more CVs than usual.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;
-- What an employer bought of late and on its busiest day.
CREATE INDEX cv_access_bought_idx ON cv_access (employer_id, created_at) WHERE access_type IN ('view', 'download');
