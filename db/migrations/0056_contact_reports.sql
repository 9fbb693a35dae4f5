-- What employers report of contacts that they paid for and that do not work; a confirmed report gives the credits back.
CREATE TABLE contact_reports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES employers ON DELETE CASCADE,
  cv_id integer REFERENCES cvs ON DELETE SET NULL,
  access_id bigint NOT NULL REFERENCES cv_access ON DELETE CASCADE,
  credits integer NOT NULL CHECK (credits > 0),
  reason varchar(20) NOT NULL CHECK (reason IN ('phone', 'email', 'wrong_person', 'other')),
  details varchar(1000) NOT NULL DEFAULT '',
  state varchar(20) NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'confirmed', 'declined')),
  note varchar(1000) NOT NULL DEFAULT '',
  decided_by integer REFERENCES administrators ON DELETE SET NULL,
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'open') = (decided_at IS NULL))
);
COMMENT ON COLUMN contact_reports.access_id IS 'the opening that was paid for: it stands for employer and CV also when the CV is gone';
COMMENT ON COLUMN contact_reports.credits IS 'what comes back when it is confirmed: what was paid for the CV in the days before the report';
-- One open report an employer and CV, and none after credits came back.
CREATE UNIQUE INDEX contact_reports_once ON contact_reports (access_id) WHERE state IN ('open', 'confirmed');
CREATE INDEX contact_reports_access_idx ON contact_reports (access_id, id DESC);
CREATE INDEX contact_reports_employer_idx ON contact_reports (employer_id);
CREATE INDEX contact_reports_cv_idx ON contact_reports (cv_id) WHERE cv_id IS NOT NULL;
CREATE INDEX contact_reports_decided_by_idx ON contact_reports (decided_by) WHERE decided_by IS NOT NULL;
CREATE INDEX contact_reports_state_idx ON contact_reports (state, id DESC);
