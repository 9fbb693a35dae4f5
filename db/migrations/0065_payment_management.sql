-- Packages stand in the order that administrators give them, then cheapest first. One that was ever asked for stays.
ALTER TABLE credit_packages ADD COLUMN sort_order integer NOT NULL DEFAULT 0;
ALTER TABLE payment_requests DROP CONSTRAINT payment_requests_package_id_fkey,
  ADD FOREIGN KEY (package_id) REFERENCES credit_packages;

-- What is misread for each other is the same here: an S for a 5, a Z for a 2, a B for an 8, a G for a 6, a D for a Q.
CREATE INDEX payment_references_folded_idx ON payment_references (translate(substr(reference, 5), 'SZBGD', '5286Q'));

CREATE TABLE bank_statements (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_name varchar(200) NOT NULL,
  admin_id integer REFERENCES administrators ON DELETE SET NULL,
  credits integer NOT NULL CHECK (credits >= 0),
  known integer NOT NULL CHECK (known BETWEEN 0 AND credits),
  unread integer NOT NULL CHECK (unread >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN bank_statements.credits IS 'lines with money that came in';
COMMENT ON COLUMN bank_statements.known IS 'of these, how many an earlier file had brought already';
COMMENT ON COLUMN bank_statements.unread IS 'lines whose date or amount could not be read';
CREATE INDEX bank_statements_admin_id_idx ON bank_statements (admin_id);

-- A line of a bank counts once ever, however many files hold it: its fingerprint is made of day, amount, text and, among equal
-- ones of a file, its number.
CREATE TABLE bank_lines (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  statement_id integer NOT NULL REFERENCES bank_statements ON DELETE CASCADE,
  line_number integer NOT NULL,
  fingerprint varchar(64) NOT NULL UNIQUE,
  paid_on date NOT NULL,
  amount integer NOT NULL CHECK (amount > 0),
  description varchar(500) NOT NULL
);
COMMENT ON COLUMN bank_lines.amount IS 'toea';
CREATE INDEX bank_lines_statement_id_idx ON bank_lines (statement_id);

-- A line that names a reference of ours. Whether amount and request agree is judged when it is looked at and when it is approved.
CREATE TABLE payment_proposals (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  line_id integer NOT NULL REFERENCES bank_lines ON DELETE CASCADE,
  reference varchar(8) NOT NULL REFERENCES payment_references ON DELETE CASCADE,
  is_exact boolean NOT NULL,
  state varchar(20) NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'dismissed')),
  admin_id integer REFERENCES administrators ON DELETE SET NULL,
  decided_at timestamptz,
  UNIQUE (line_id, reference),
  CHECK ((state = 'open') = (decided_at IS NULL))
);
COMMENT ON COLUMN payment_proposals.is_exact IS 'false: some of its signs were taken for others that look like them';
CREATE INDEX payment_proposals_reference_idx ON payment_proposals (reference);
CREATE INDEX payment_proposals_open_idx ON payment_proposals (id) WHERE state = 'open';
CREATE INDEX payment_proposals_admin_id_idx ON payment_proposals (admin_id) WHERE admin_id IS NOT NULL;
CREATE UNIQUE INDEX payment_proposals_line_once ON payment_proposals (line_id) WHERE state = 'approved';
CREATE UNIQUE INDEX payment_proposals_reference_once ON payment_proposals (reference) WHERE state = 'approved';
