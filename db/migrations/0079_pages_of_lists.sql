-- The administrators' lists of payment requests by amount, and of mails and reports by state: 100,000 rows were read and sorted for a page.
CREATE INDEX payment_requests_amount_idx ON payment_requests (amount DESC, id DESC);
DROP INDEX emails_failed_idx;
CREATE INDEX emails_state_idx ON emails (state, id);
DROP INDEX conversation_reports_open_idx;
CREATE INDEX conversation_reports_state_idx ON conversation_reports (state, id);
