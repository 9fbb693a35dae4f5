-- The search of a job alert is put into words when it is shown, in the language of its reader.
ALTER TABLE job_alerts DROP COLUMN name;
