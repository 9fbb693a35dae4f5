-- How long what piles up is kept; what decisions fix (sessions, idempotency keys, links) is no setting.
INSERT INTO system_settings (setting_key, setting_value, setting_type, category, is_public, description) VALUES
  ('emails_keep_days', '90', 'number', 'security', false, 'Days that sent mails stay readable in the outbox'),
  ('notices_keep_days', '180', 'number', 'security', false, 'Days that notices stay on a job seeker''s dashboard'),
  ('views_keep_days', '90', 'number', 'security', false, 'Days that a look at a CV keeps the address and browser it came from; the count stays'),
  ('visits_keep_days', '1095', 'number', 'security', false, 'Days for which the number of visits is kept');

CREATE INDEX cv_views_traces_idx ON cv_views (viewed_at)
  WHERE visitor_hash IS NOT NULL OR ip_address IS NOT NULL OR user_agent IS NOT NULL;
