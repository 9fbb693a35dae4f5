-- What administrators did: append-only, so that nobody can tidy up behind themselves.
CREATE TABLE administrator_acts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  admin_id integer REFERENCES administrators ON DELETE SET NULL,
  act varchar(50) NOT NULL,
  target_type varchar(30) NOT NULL,
  target_id varchar(100) NOT NULL DEFAULT '',
  target varchar(300) NOT NULL DEFAULT '',
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN administrator_acts.target IS 'what it was done to, in words that stay right when it is gone; never the name of a job seeker';
COMMENT ON COLUMN administrator_acts.details IS 'what changed, before and after, reasons and notes; no secret, nothing personal of a job seeker';
CREATE INDEX administrator_acts_target_idx ON administrator_acts (target_type, target_id, id DESC);
CREATE INDEX administrator_acts_admin_idx ON administrator_acts (admin_id, id DESC);
CREATE INDEX administrator_acts_act_idx ON administrator_acts (act, id DESC);
CREATE INDEX administrator_acts_created_at_idx ON administrator_acts (created_at);

-- The one thing that may fade is the reference to a deleted administrator.
CREATE FUNCTION refuse_act_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.admin_id IS NULL AND to_jsonb(NEW) - 'admin_id' = to_jsonb(OLD) - 'admin_id' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'administrator_acts is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER refuse_act_change BEFORE UPDATE OR DELETE ON administrator_acts
  FOR EACH ROW EXECUTE FUNCTION refuse_act_change();
CREATE TRIGGER refuse_act_truncate BEFORE TRUNCATE ON administrator_acts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_act_change();
