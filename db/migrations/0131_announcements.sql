-- A banner that administrators show to everybody, to job seekers or to employers for a while.
CREATE TABLE announcements (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  text varchar(300) NOT NULL,
  link varchar(500) NOT NULL DEFAULT '',
  audience varchar(20) NOT NULL CHECK (audience IN ('everybody', 'job_seekers', 'employers')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- An administrator ended it before its time.
  ended_at timestamptz,
  administrator_id integer REFERENCES administrators ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  CHECK (ends_at > starts_at)
);
CREATE INDEX announcements_ends_idx ON announcements (ends_at) WHERE ended_at IS NULL;
CREATE INDEX announcements_administrator_idx ON announcements (administrator_id) WHERE administrator_id IS NOT NULL;

CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON announcements
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');

-- An announcement begins and ends without a statement, like a job that ends.
CREATE OR REPLACE FUNCTION content_versions(at timestamptz, OUT site text, OUT jobs text, OUT cvs text) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ', coalesce(sum(changes) FILTER (WHERE area = 'site'), 0),
      (SELECT extract(epoch FROM min(CASE WHEN starts_at > at THEN starts_at ELSE ends_at END)) FROM announcements
        WHERE ended_at IS NULL AND ends_at > at)),
    concat_ws(' ', coalesce(sum(changes) FILTER (WHERE area = 'jobs'), 0),
      (SELECT extract(epoch FROM min(ends_at)) FROM job_postings
        WHERE is_active AND published_at IS NOT NULL AND blocked_at IS NULL AND ends_at > at)),
    coalesce(sum(changes) FILTER (WHERE area = 'cvs'), 0)::text
  FROM content_changes
$$;
