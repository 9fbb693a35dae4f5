-- The CVs that a search showed, in their order. What the employer then opens, keeps and answers is in other tables.
ALTER TABLE ai_searches ADD COLUMN shown integer[];
