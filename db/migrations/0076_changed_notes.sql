-- A note is its writer's to put right: since when it reads as it does, null while it reads as it was written.
ALTER TABLE application_notes ADD COLUMN changed_at timestamptz CHECK (changed_at >= created_at);
