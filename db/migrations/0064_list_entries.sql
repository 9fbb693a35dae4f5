-- A location that anything names is deactivated, never deleted: before, CVs and accounts silently lost their place.
ALTER TABLE job_seekers DROP CONSTRAINT job_seekers_location_id_fkey, ADD FOREIGN KEY (location_id) REFERENCES locations;
ALTER TABLE employers DROP CONSTRAINT employers_location_id_fkey, ADD FOREIGN KEY (location_id) REFERENCES locations;
ALTER TABLE cvs DROP CONSTRAINT cvs_location_id_fkey, ADD FOREIGN KEY (location_id) REFERENCES locations;
