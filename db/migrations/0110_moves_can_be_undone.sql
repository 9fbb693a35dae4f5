-- Undoing a move needs the status before it. `words`: what the employer wrote to the applicant with a rejection.
ALTER TABLE job_application_changes ADD COLUMN from_status varchar(50), ADD COLUMN words varchar(1000) NOT NULL DEFAULT '';
