-- Whoever did not ask for a job alert declines it, and its address is not asked again.
ALTER TABLE job_alerts DROP CONSTRAINT job_alerts_state_check;
ALTER TABLE job_alerts ADD CHECK (state IN ('pending', 'on', 'off', 'declined'));
ALTER TABLE job_alerts DROP CONSTRAINT job_alerts_pending_is_an_address;
ALTER TABLE job_alerts ADD CONSTRAINT job_alerts_pending_is_an_address
  CHECK (state NOT IN ('pending', 'declined') OR email IS NOT NULL);
