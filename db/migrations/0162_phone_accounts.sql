-- Accounts with a phone number instead of an email address, or with both. '' is none.
ALTER TABLE job_seekers ADD COLUMN login_phone varchar(16) NOT NULL DEFAULT '', ADD COLUMN phone_confirmed_at timestamptz;
ALTER TABLE employers ADD COLUMN login_phone varchar(16) NOT NULL DEFAULT '', ADD COLUMN phone_confirmed_at timestamptz;
CREATE UNIQUE INDEX job_seekers_login_phone_key ON job_seekers (login_phone) WHERE login_phone <> '';
CREATE UNIQUE INDEX employers_login_phone_key ON employers (login_phone) WHERE login_phone <> '';
COMMENT ON COLUMN job_seekers.login_phone IS 'international: + and digits; proved with a code. The contact number of the profile is phone';
COMMENT ON COLUMN job_seekers.phone_confirmed_at IS 'when a code sent to the number was last typed: a number may have another owner later';
COMMENT ON COLUMN employers.login_phone IS 'international: + and digits; proved with a code. The contact number of the profile is phone';
COMMENT ON COLUMN employers.phone_confirmed_at IS 'when a code sent to the number was last typed: a number may have another owner later';

DROP INDEX job_seekers_email_key;
DROP INDEX employers_email_key;
CREATE UNIQUE INDEX job_seekers_email_key ON job_seekers (lower(email)) WHERE email <> '';
CREATE UNIQUE INDEX employers_email_key ON employers (lower(email)) WHERE email <> '';
CREATE INDEX job_seekers_email_idx ON job_seekers (lower(email));
CREATE INDEX employers_email_idx ON employers (lower(email));

DROP INDEX job_seekers_complete_idx, job_seekers_shown_with_photo_idx;
ALTER TABLE job_seekers DROP COLUMN profile_is_complete;
ALTER TABLE job_seekers ADD COLUMN profile_is_complete boolean NOT NULL GENERATED ALWAYS AS (
  full_name <> '' AND (email <> '' OR login_phone <> '') AND phone <> '' AND location <> '' AND job_title <> ''
  AND summary <> '' AND experience IS NOT NULL AND education IS NOT NULL AND cardinality(skills) > 0) STORED;
CREATE INDEX job_seekers_complete_idx ON job_seekers (id) WHERE profile_is_complete AND is_active AND shown_to <> 'nobody';
CREATE INDEX job_seekers_shown_with_photo_idx ON job_seekers (id)
  WHERE profile_is_complete AND is_active AND shown_to <> 'nobody' AND photo_id IS NOT NULL;

CREATE TABLE phone_codes (
  phone varchar(16) NOT NULL,
  user_type varchar(20) NOT NULL CHECK (user_type IN ('user', 'employer')),
  purpose varchar(10) NOT NULL CHECK (purpose IN ('register', 'login', 'reset', 'change')),
  code_hash text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (phone, user_type, purpose)
);
COMMENT ON TABLE phone_codes IS 'six digits sent by SMS: the last ones for each number and purpose';

INSERT INTO system_settings (setting_key, setting_value, setting_type, category, is_public, description) VALUES
  ('account_addresses', 'email', 'string', 'security', true, 'With what people register: email, phone or both. Phone numbers need an SMS gateway'),
  ('sms_news', 'false', 'boolean', 'sms', false, 'People without an email address get important news by SMS');
