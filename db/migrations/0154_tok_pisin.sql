-- The pages of visitors and job seekers in Tok Pisin.
INSERT INTO system_settings (setting_key, setting_value, setting_type, category, is_public, description) VALUES
  ('tok_pisin_enabled', 'false', 'boolean', 'general', true, 'Visitors and job seekers can choose Tok Pisin. Pages that are not translated yet stay in English');
