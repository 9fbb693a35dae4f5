-- The day for whose expiry the owner of a document was reminded; a changed day is reminded of again.
ALTER TABLE documents ADD COLUMN reminded_for date;
CREATE INDEX documents_expires_on_idx ON documents (expires_on) WHERE expires_on IS NOT NULL;
