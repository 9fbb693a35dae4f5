-- Administrators find people, companies and CVs by name, address and phone. A phone is searched by its digits, because
-- people type it with and without spaces.
CREATE INDEX job_seekers_found_idx ON job_seekers
  USING gin (lower(full_name || ' ' || username || ' ' || email || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);
CREATE INDEX employers_found_idx ON employers
  USING gin (lower(company_name || ' ' || contact_person || ' ' || email || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);
CREATE INDEX cvs_found_idx ON cvs
  USING gin (lower(full_name || ' ' || job_title || ' ' || email || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);
CREATE INDEX job_postings_title_idx ON job_postings USING gin (lower(title) gin_trgm_ops);
