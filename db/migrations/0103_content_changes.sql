-- Pages and answers that a process keeps in memory are dropped when what they show changes, and only then.
CREATE TABLE content_changes (
  area varchar(10) NOT NULL CHECK (area IN ('site', 'jobs', 'cvs')),
  slot smallint NOT NULL,
  changes bigint NOT NULL,
  PRIMARY KEY (area, slot)
);
COMMENT ON TABLE content_changes IS 'how often each area of the public content was changed; an area has several rows, so that transactions rarely wait for each other';

CREATE FUNCTION count_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_changes (area, slot, changes) VALUES (TG_ARGV[0], pg_backend_pid() % 16, 1)
  ON CONFLICT (area, slot) DO UPDATE SET changes = content_changes.changes + 1;
  RETURN NULL;
END $$;

-- Counters such as views, and times such as the last login, are not listed: they may be shown an hour late.
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON system_settings
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON credit_packages
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON locations
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE OF
    title, description, requirements, location, category, employment_type, experience_level, skills, work_pattern, work_site, roster,
    licence_classes, questions, salary_range, salary_min, salary_max, salary_period, words, is_active, expires_at, closing_date,
    published_at, blocked_at
  ON job_postings FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('jobs');
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE OF
    company_name, website, industry, company_size, location, description, logo_id, is_approved, is_active
  ON employers FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('jobs');
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE OF
    job_seeker_id, full_name, phone, job_title, location, location_id, summary, skills, experience, category, salary_min, salary_max,
    education, status, is_active, blocked_at, uploaded_at, updated_at
  ON cvs FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('cvs');
CREATE TRIGGER count_content_change AFTER DELETE OR UPDATE OF phone, photo_id, is_available, is_active
  ON job_seekers FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('cvs');

-- A text that is different after every change of an area. A job that ends changes the public content without a statement.
CREATE FUNCTION content_versions(at timestamptz, OUT site text, OUT jobs text, OUT cvs text) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(sum(changes) FILTER (WHERE area = 'site'), 0)::text,
    concat_ws(' ', coalesce(sum(changes) FILTER (WHERE area = 'jobs'), 0),
      (SELECT extract(epoch FROM min(ends_at)) FROM job_postings
        WHERE is_active AND published_at IS NOT NULL AND blocked_at IS NULL AND ends_at > at)),
    coalesce(sum(changes) FILTER (WHERE area = 'cvs'), 0)::text
  FROM content_changes
$$;

DROP TRIGGER count_page_version ON job_postings;
DROP FUNCTION count_page_version;
DROP TABLE page_versions;
