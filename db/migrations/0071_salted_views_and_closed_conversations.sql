-- A look at a CV was told from others by a hash without salt: whoever had it could try all addresses. It served for an hour.
UPDATE cv_views SET visitor_hash = NULL WHERE visitor_hash IS NOT NULL;
COMMENT ON COLUMN cv_views.visitor_hash IS 'salted, of the account or of address and browser; erased after views_keep_days';

-- Both sides read why an administrator closed what they wrote to each other.
ALTER TABLE conversations ADD COLUMN closed_reason varchar(20)
  CHECK (closed_reason IN ('money', 'fake', 'rude', 'spam', 'other'));
COMMENT ON COLUMN conversations.closed_reason IS 'why an administrator closed it; not who reported it';
UPDATE conversations c SET closed_reason = (
  SELECT reason FROM conversation_reports r WHERE r.conversation_id = c.id AND r.outcome = 'closed' ORDER BY r.closed_at DESC, r.id DESC LIMIT 1)
WHERE closed_at IS NOT NULL;
ALTER TABLE conversations ADD CHECK (closed_reason IS NULL OR closed_at IS NOT NULL);
