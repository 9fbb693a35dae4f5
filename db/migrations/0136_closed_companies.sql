-- A company that closed its account keeps a row for its ledger, but has no address and no password: nobody can bring it back.
ALTER TABLE employers ADD COLUMN closed_at timestamptz;
UPDATE employers SET closed_at = updated_at WHERE NOT is_active AND email = 'closed-' || id || '@closed.invalid';
ALTER TABLE employers ADD CONSTRAINT employers_closed_is_off CHECK (closed_at IS NULL OR NOT (is_active OR is_approved));
