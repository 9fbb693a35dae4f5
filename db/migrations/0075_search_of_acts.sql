-- Acts are found by what they were done to. 500,000 of them were read one by one for it.
CREATE INDEX administrator_acts_words_idx ON administrator_acts USING gin (target gin_trgm_ops);
CREATE INDEX administrator_acts_target_id_idx ON administrator_acts (target_id);
