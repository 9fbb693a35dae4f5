-- What waits for an administrator is counted with every opening of the dashboard.
CREATE INDEX employers_unverified_idx ON employers (id) WHERE is_active AND NOT is_approved;
CREATE INDEX emails_failed_idx ON emails (id) WHERE state = 'failed';
