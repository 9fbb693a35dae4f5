-- The next mail to send: what lets its reader into an account goes first.
CREATE INDEX emails_due_idx ON emails (is_secret DESC, next_attempt_at) WHERE state = 'queued';
DROP INDEX emails_queued_idx;
