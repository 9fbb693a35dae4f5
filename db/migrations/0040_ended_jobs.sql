-- When an employer closed a posting, and which postings are no more: their pages stay a while, then they are gone.
ALTER TABLE job_postings ADD COLUMN closed_at timestamptz;
COMMENT ON COLUMN job_postings.closed_at IS 'when its employer closed it; null while it is not';
UPDATE job_postings j SET closed_at = coalesce(
    (SELECT max(changed_at) FROM job_posting_changes c WHERE c.job_posting_id = j.id AND change = 'closed'), updated_at)
  WHERE NOT is_active AND published_at IS NOT NULL;

CREATE FUNCTION set_job_closed_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- `updated_at` is the time of the command, where it gave one
  NEW.closed_at := CASE WHEN NOT NEW.is_active THEN coalesce(nullif(NEW.updated_at, OLD.updated_at), now()) END;
  RETURN NEW;
END $$;
CREATE TRIGGER set_job_closed_at BEFORE UPDATE OF is_active ON job_postings FOR EACH ROW
  WHEN (OLD.is_active <> NEW.is_active) EXECUTE FUNCTION set_job_closed_at();

CREATE TABLE gone_jobs (
  id integer PRIMARY KEY,
  gone_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE gone_jobs IS 'ids of published postings that were deleted: their addresses answer 410 and not 404';

CREATE FUNCTION remember_gone_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gone_jobs (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER remember_gone_job AFTER DELETE ON job_postings FOR EACH ROW
  WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION remember_gone_job();
