-- An administrator's new address waits to be confirmed too.
ALTER TABLE email_changes
  ADD COLUMN administrator_id integer UNIQUE REFERENCES administrators ON DELETE CASCADE,
  DROP CONSTRAINT email_changes_check,
  ADD CHECK (num_nonnulls(job_seeker_id, employer_id, administrator_id) = 1);

-- It said what the site was called when it was new, whatever the site is called now.
UPDATE system_settings SET setting_value = '' WHERE setting_key = 'smtp_from_name' AND setting_value = 'Painim Wok';
UPDATE system_settings SET description = 'Sender name of mails; empty for the name of the site' WHERE setting_key = 'smtp_from_name';
