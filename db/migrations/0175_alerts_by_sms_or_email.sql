-- People with an email address and a confirmed phone number choose for each job alert of their account.
ALTER TABLE job_alerts ADD COLUMN channel varchar(5) NOT NULL DEFAULT 'email' CHECK (channel IN ('email', 'sms'));
UPDATE system_settings SET description = 'Job alerts by SMS: for people without an email address, and for those who choose it'
  WHERE setting_key = 'sms_alerts';
