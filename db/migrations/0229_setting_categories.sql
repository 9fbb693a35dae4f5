-- Settings of the SMS gateway, which is called over HTTP.
UPDATE system_settings SET category = 'api' WHERE category = 'sms';
ALTER TABLE system_settings ADD CONSTRAINT system_settings_category_check
  CHECK (category IN ('general', 'payment', 'email', 'security', 'api'));
