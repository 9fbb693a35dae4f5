-- The last guard of an approved payment: its credits enter the ledger once.
CREATE UNIQUE INDEX credit_transactions_purchase_once ON credit_transactions (related_id) WHERE type = 'purchase';
