-- Where the work is done: in a town, on a site, or on a site whose employer provides a camp.
ALTER TABLE job_postings ADD COLUMN work_site varchar(10) CHECK (work_site IN ('town', 'site', 'camp'));
