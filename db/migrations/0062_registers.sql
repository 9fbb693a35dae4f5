-- What an administrator saw before an employer got its badge, and how the administrator's lists are searched and sorted.
CREATE TABLE employer_verifications (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES employers ON DELETE CASCADE,
  company_name varchar(255) NOT NULL,
  existence varchar(20) NOT NULL CHECK (existence IN ('ipa_extract', 'ipa_register', 'other_paper')),
  registration_number varchar(50) NOT NULL DEFAULT '',
  authority varchar(20) NOT NULL CHECK (authority IN ('email_domain', 'call_back', 'letter')),
  address_seen boolean NOT NULL,
  note varchar(1000) NOT NULL DEFAULT '',
  verified_by integer REFERENCES administrators ON DELETE SET NULL,
  verified_at timestamptz NOT NULL,
  withdrawn_by integer REFERENCES administrators ON DELETE SET NULL,
  withdrawn_at timestamptz
);
COMMENT ON COLUMN employer_verifications.company_name IS 'as it was when it was checked: a company may rename itself';
COMMENT ON COLUMN employer_verifications.existence IS 'how we know that the company exists';
COMMENT ON COLUMN employer_verifications.authority IS 'how we know that the account speaks for the company';
CREATE UNIQUE INDEX employer_verifications_standing ON employer_verifications (employer_id) WHERE withdrawn_at IS NULL;
CREATE INDEX employer_verifications_employer_idx ON employer_verifications (employer_id);
CREATE INDEX employer_verifications_verified_by_idx ON employer_verifications (verified_by) WHERE verified_by IS NOT NULL;
CREATE INDEX employer_verifications_withdrawn_by_idx ON employer_verifications (withdrawn_by) WHERE withdrawn_by IS NOT NULL;

-- Two columns are searched as one text, so that one index and one comparison a row do.
CREATE INDEX job_seekers_words_idx ON job_seekers USING gin (lower(username || ' ' || email) gin_trgm_ops);
CREATE INDEX employers_words_idx ON employers USING gin (lower(company_name || ' ' || email) gin_trgm_ops);
CREATE INDEX cvs_words_idx ON cvs USING gin (lower(full_name || ' ' || email) gin_trgm_ops);
-- In the order of the lists; who came at the same moment is told apart by the number.
DROP INDEX job_seekers_created_at_idx;
CREATE INDEX job_seekers_created_at_idx ON job_seekers (created_at DESC, id DESC);
DROP INDEX employers_created_at_idx;
CREATE INDEX employers_created_at_idx ON employers (created_at DESC, id DESC);
DROP INDEX employers_unverified_idx;
CREATE INDEX employers_unverified_idx ON employers (created_at DESC, id DESC) WHERE is_active AND NOT is_approved;
CREATE INDEX job_seekers_name_idx ON job_seekers (full_name, id);
CREATE INDEX job_seekers_last_login_idx ON job_seekers (last_login DESC NULLS LAST, id DESC);
CREATE INDEX employers_name_idx ON employers (company_name, id);
CREATE INDEX employers_last_login_idx ON employers (last_login DESC NULLS LAST, id DESC);
CREATE INDEX cvs_name_idx ON cvs (full_name, id);
CREATE INDEX cvs_hidden_idx ON cvs (uploaded_at DESC, id DESC) WHERE NOT (is_active AND blocked_at IS NULL);
