-- Administrators find accounts by the number with which they log in, as by the email address.
DROP INDEX job_seekers_words_idx, employers_words_idx, job_seekers_found_idx, employers_found_idx;
CREATE INDEX job_seekers_words_idx ON job_seekers USING gin (lower(username || ' ' || email || ' ' || login_phone) gin_trgm_ops);
CREATE INDEX employers_words_idx ON employers USING gin (lower(company_name || ' ' || email || ' ' || login_phone) gin_trgm_ops);
CREATE INDEX job_seekers_found_idx ON job_seekers USING gin (lower(full_name || ' ' || username || ' ' || email || ' ' || login_phone
  || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);
CREATE INDEX employers_found_idx ON employers USING gin (lower(company_name || ' ' || contact_person || ' ' || email || ' ' || login_phone
  || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);
