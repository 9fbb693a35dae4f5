-- The text is the English form of a message with placeholders, and these are their values. NULL: an older notice, whose
-- text is complete.
ALTER TABLE notices ADD COLUMN "values" jsonb;
