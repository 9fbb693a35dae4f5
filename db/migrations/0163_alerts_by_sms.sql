INSERT INTO system_settings (setting_key, setting_value, setting_type, category, is_public, description) VALUES
  ('sms_alerts', 'false', 'boolean', 'sms', false, 'People without an email address get their job alerts by SMS');
