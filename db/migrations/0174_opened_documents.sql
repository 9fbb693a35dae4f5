-- When the employer first opened a shared document; its owner sees it.
ALTER TABLE application_documents ADD COLUMN opened_at timestamptz;
