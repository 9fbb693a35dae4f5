-- What goes with a payment: the reference that the buyer writes on it, the slip that proves it, the receipt for it.

-- No vowels, 0 and 1: nothing that is misread, and no words. A reference waits with its employer until a request takes it.
CREATE TABLE payment_references (
  reference varchar(8) PRIMARY KEY CHECK (reference ~ '^PNG-[2-9B-DF-HJ-NP-TV-Z]{4}$'),
  employer_id integer NOT NULL REFERENCES employers ON DELETE CASCADE,
  taken_at timestamptz
);
CREATE INDEX payment_references_employer_idx ON payment_references (employer_id);
CREATE UNIQUE INDEX payment_references_waiting ON payment_references (employer_id) WHERE taken_at IS NULL;

ALTER TABLE payment_requests
  ADD COLUMN reference varchar(8) UNIQUE REFERENCES payment_references,
  ADD COLUMN slip_key varchar(60) UNIQUE,
  ADD COLUMN slip_type varchar(4) CHECK (slip_type IN ('jpeg', 'pdf')),
  ADD COLUMN slip_at timestamptz,
  ADD CHECK (num_nulls(slip_key, slip_type, slip_at) IN (0, 3)),
  DROP CONSTRAINT payment_requests_status_check,
  ADD CONSTRAINT payment_requests_status_check CHECK (status IN ('pending', 'approved', 'rejected', 'cancelled')),
  ADD CHECK (status <> 'cancelled' OR processed_by IS NULL);
COMMENT ON COLUMN payment_requests.processed_at IS 'when it was approved or rejected, or cancelled by the employer';

DO $$
DECLARE
  request record;
  candidate text;
  signs constant text := '23456789BCDFGHJKLMNPQRSTVWXYZ';
BEGIN
  FOR request IN SELECT id, employer_id, created_at FROM payment_requests ORDER BY id LOOP
    LOOP
      SELECT 'PNG-' || string_agg(substr(signs, 1 + floor(random() * length(signs))::integer, 1), '') INTO candidate
        FROM generate_series(1, 4);
      INSERT INTO payment_references VALUES (candidate, request.employer_id, request.created_at) ON CONFLICT DO NOTHING;
      EXIT WHEN FOUND;
    END LOOP;
    UPDATE payment_requests SET reference = candidate WHERE id = request.id;
  END LOOP;
END $$;
ALTER TABLE payment_requests ALTER COLUMN reference SET NOT NULL;

-- The last number of each series. Locked until the approval that takes one commits, so that no number is ever missing.
CREATE TABLE receipt_series (
  kind varchar(12) PRIMARY KEY CHECK (kind IN ('receipt', 'tax_invoice')),
  last_number integer NOT NULL DEFAULT 0
);
INSERT INTO receipt_series (kind) VALUES ('receipt'), ('tax_invoice');

-- A copy of what was true when the payment was approved: names, prices and settings may change, a receipt does not.
CREATE TABLE payment_receipts (
  payment_request_id integer PRIMARY KEY REFERENCES payment_requests,
  kind varchar(12) NOT NULL REFERENCES receipt_series,
  number integer NOT NULL CHECK (number > 0),
  seller_name text NOT NULL,
  seller_address text NOT NULL,
  seller_tin text NOT NULL,
  buyer_name text NOT NULL,
  buyer_contact text NOT NULL,
  buyer_address text NOT NULL,
  package_name varchar(100) NOT NULL,
  credits integer NOT NULL,
  amount integer NOT NULL,
  gst integer CHECK (gst BETWEEN 0 AND amount),
  payment_method varchar(20) NOT NULL,
  reference varchar(8) NOT NULL,
  issued_at timestamptz NOT NULL,
  UNIQUE (kind, number),
  CHECK ((kind = 'tax_invoice') = (gst IS NOT NULL)),
  CHECK (kind <> 'tax_invoice' OR seller_tin <> '')
);
COMMENT ON COLUMN payment_receipts.amount IS 'toea, GST included';
COMMENT ON COLUMN payment_receipts.gst IS 'toea of the amount';

-- Payments that were approved before: plain receipts, in the order of their approval.
INSERT INTO payment_receipts
SELECT r.id, 'receipt', row_number() OVER (ORDER BY r.processed_at, r.id),
  coalesce((SELECT setting_value FROM system_settings WHERE setting_key = 'site_name'), 'Painim Wok'), '', '',
  e.company_name, e.contact_person, e.address, r.package_name, r.package_credits, r.amount, NULL, r.payment_method, r.reference, r.processed_at
FROM payment_requests r JOIN employers e ON e.id = r.employer_id WHERE r.status = 'approved';
UPDATE receipt_series SET last_number = (SELECT count(*) FROM payment_receipts) WHERE kind = 'receipt';

CREATE FUNCTION refuse_receipt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a receipt never changes' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER refuse_receipt_change BEFORE UPDATE OR DELETE ON payment_receipts
  FOR EACH ROW EXECUTE FUNCTION refuse_receipt_change();

INSERT INTO system_settings (setting_key, setting_value, setting_type, category, is_public, description) VALUES
  ('payment_instructions_bank_transfer', 'Please ask support how to pay.', 'string', 'payment', false, 'How to pay by bank transfer: bank, account name, account number'),
  ('payment_instructions_mobile_money', 'Please ask support how to pay.', 'string', 'payment', false, 'How to pay by mobile money: service and number'),
  ('payment_instructions_cash', 'Please ask support how to pay.', 'string', 'payment', false, 'Where and when cash is taken'),
  ('payment_instructions_check', 'Please ask support how to pay.', 'string', 'payment', false, 'Whom government cheques are made out to, and where they are handed in'),
  ('company_legal_name', '', 'string', 'payment', false, 'Seller on receipts; while empty, the name of the site'),
  ('company_address', '', 'string', 'payment', false, 'Address of the seller on receipts'),
  ('company_tin', '', 'string', 'payment', false, 'Taxpayer number of a seller registered for GST: receipts become tax invoices that show 10 % GST');
