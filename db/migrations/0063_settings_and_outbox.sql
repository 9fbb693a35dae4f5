-- The outbox of the administrators, and what is checked of the sender's domain.
INSERT INTO system_settings (setting_key, setting_value, setting_type, category, is_public, description) VALUES
  ('dkim_selector', '', 'string', 'email', false, 'Selector of the DKIM key that your mail provider signs with, for the check of your domain');
-- Several lines each.
UPDATE system_settings SET setting_type = 'text'
  WHERE setting_key = 'company_address' OR setting_key LIKE 'payment\_instructions\_%';

ALTER TABLE emails
  ADD COLUMN leased_until timestamptz,
  ADD COLUMN is_refused boolean NOT NULL DEFAULT false,
  ADD COLUMN seen_at timestamptz;
COMMENT ON COLUMN emails.leased_until IS 'a process is sending it; nobody else touches it until then';
COMMENT ON COLUMN emails.is_refused IS 'the SMTP server refused the recipient or the text for good';
COMMENT ON COLUMN emails.seen_at IS 'when an administrator marked a failed mail as seen: it waits for nobody';
UPDATE emails SET is_refused = true WHERE state = 'failed' AND last_error ~ ' 5\d\d ';
CREATE INDEX emails_search_idx ON emails USING gin (recipient gin_trgm_ops, subject gin_trgm_ops);
