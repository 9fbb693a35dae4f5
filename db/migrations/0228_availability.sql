-- The switch "Available for work" returns to the audience that was chosen before it was turned off.
ALTER TABLE job_seekers ADD COLUMN available_to text NOT NULL DEFAULT 'everybody' CHECK (available_to IN ('everybody', 'employers'));
-- Whoever hides from a company is not shown to everybody, because the company could log out.
UPDATE job_seekers j SET available_to = 'employers'
WHERE shown_to = 'employers' OR EXISTS (SELECT FROM hidden_companies h WHERE h.job_seeker_id = j.id);
COMMENT ON COLUMN job_seekers.available_to IS 'who finds the job seeker while available: shown_to, or while that is nobody, the choice before';
