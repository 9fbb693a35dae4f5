-- Each try that takes a key over gets a claim of its own: an earlier one that is still running can no longer write its answer, and is rolled back.
ALTER TABLE idempotency_keys ADD COLUMN claim uuid NOT NULL DEFAULT gen_random_uuid();
