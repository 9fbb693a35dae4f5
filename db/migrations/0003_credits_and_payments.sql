-- Credit accounts, the ledger, packages and payment requests.
CREATE TABLE credit_accounts (
  employer_id integer PRIMARY KEY REFERENCES employers ON DELETE CASCADE,
  credits integer NOT NULL DEFAULT 0 CONSTRAINT credits_not_negative CHECK (credits >= 0),
  total_spent bigint NOT NULL DEFAULT 0 CHECK (total_spent >= 0)
);
COMMENT ON COLUMN credit_accounts.total_spent IS 'toea of approved payments';

CREATE TABLE credit_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES credit_accounts ON DELETE RESTRICT,
  type varchar(20) NOT NULL CHECK (type IN ('purchase', 'admin_adjustment', 'usage', 'refund')),
  amount integer NOT NULL CHECK (amount <> 0),
  balance_after integer NOT NULL,
  description varchar(500) NOT NULL DEFAULT '',
  related_id integer,
  admin_id integer REFERENCES administrators ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX credit_transactions_employer_idx ON credit_transactions (employer_id, id DESC);
CREATE INDEX credit_transactions_admin_id_idx ON credit_transactions (admin_id) WHERE admin_id IS NOT NULL;
CREATE INDEX credit_transactions_created_at_idx ON credit_transactions (created_at);

-- Every employer has an account from its first moment.
CREATE FUNCTION open_credit_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO credit_accounts (employer_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER open_credit_account AFTER INSERT ON employers FOR EACH ROW EXECUTE FUNCTION open_credit_account();

-- A balance moves only by a ledger row, so the sum of an employer's rows is its balance by construction.
CREATE FUNCTION move_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE credit_accounts SET credits = credits + NEW.amount WHERE employer_id = NEW.employer_id
    RETURNING credits INTO NEW.balance_after;
  RETURN NEW;
END $$;
CREATE TRIGGER move_balance BEFORE INSERT ON credit_transactions FOR EACH ROW EXECUTE FUNCTION move_balance();

CREATE FUNCTION refuse_balance_without_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.credits <> 0 THEN RAISE EXCEPTION 'a credit account opens with 0 credits' USING ERRCODE = 'integrity_constraint_violation'; END IF;
  ELSIF NEW.credits <> OLD.credits AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance moves only by a row of credit_transactions' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refuse_balance_without_ledger BEFORE INSERT OR UPDATE ON credit_accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_balance_without_ledger();

-- The ledger is append-only; the one thing that may fade is the reference to a deleted administrator.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.admin_id IS NULL AND to_jsonb(NEW) - 'admin_id' = to_jsonb(OLD) - 'admin_id' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'credit_transactions is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER refuse_ledger_change BEFORE UPDATE OR DELETE ON credit_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER refuse_ledger_truncate BEFORE TRUNCATE ON credit_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TABLE credit_packages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(100) NOT NULL CHECK (btrim(name) <> ''),
  credits integer NOT NULL CHECK (credits > 0),
  price integer NOT NULL CHECK (price >= 0),
  description varchar(1000) NOT NULL DEFAULT '',
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN credit_packages.price IS 'toea';

INSERT INTO credit_packages (name, credits, price, description) VALUES
  ('Starter', 10, 10000, 'For one vacancy: open five CVs'),
  ('Business', 50, 45000, 'For a few vacancies a year'),
  ('Recruiter', 100, 80000, 'For steady hiring'),
  ('Enterprise', 250, 175000, 'For large sites and agencies');

CREATE TABLE payment_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES employers ON DELETE CASCADE,
  package_id integer REFERENCES credit_packages ON DELETE SET NULL,
  package_name varchar(100) NOT NULL,
  package_credits integer NOT NULL CHECK (package_credits > 0),
  amount integer NOT NULL CHECK (amount >= 0),
  status varchar(20) NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
  payment_method varchar(20) NOT NULL CHECK (payment_method IN ('bank_transfer', 'cash', 'mobile_money', 'check')),
  payment_details text NOT NULL CHECK (length(payment_details) <= 2000),
  admin_notes text NOT NULL DEFAULT '',
  processed_by integer REFERENCES administrators ON DELETE SET NULL,
  processed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'pending') = (processed_at IS NULL))
);
COMMENT ON COLUMN payment_requests.amount IS 'toea, copied from the package when the request is made';
CREATE INDEX payment_requests_employer_idx ON payment_requests (employer_id, id DESC);
CREATE INDEX payment_requests_pending_idx ON payment_requests (created_at) WHERE status = 'pending';
CREATE INDEX payment_requests_package_id_idx ON payment_requests (package_id);
CREATE INDEX payment_requests_processed_by_idx ON payment_requests (processed_by) WHERE processed_by IS NOT NULL;
