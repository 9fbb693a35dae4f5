-- SMS through the operator's gateway. Off until an administrator chooses one.
CREATE TABLE sms_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind varchar(20) NOT NULL,
  recipient varchar(20) NOT NULL,
  body varchar(1000) NOT NULL,
  parts smallint NOT NULL,
  toea integer NOT NULL,
  state varchar(10) NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'delivered', 'failed')),
  attempts smallint NOT NULL DEFAULT 0,
  last_error varchar(300) NOT NULL DEFAULT '',
  token varchar(43) NOT NULL UNIQUE,
  once_key varchar(100) UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  leased_until timestamptz,
  sent_at timestamptz,
  reported_at timestamptz
);
COMMENT ON COLUMN sms_messages.recipient IS 'international: + and digits';
COMMENT ON COLUMN sms_messages.toea IS 'the price of its parts when it was written';
COMMENT ON COLUMN sms_messages.token IS 'is part of the address for delivery reports: whoever has it may report on this message, and nothing else';
COMMENT ON COLUMN sms_messages.expires_at IS 'not sent after this; a code is then useless';
COMMENT ON COLUMN sms_messages.leased_until IS 'a process is sending it; nobody else touches it until then';
CREATE INDEX sms_messages_due_idx ON sms_messages (next_attempt_at) WHERE state = 'queued';
CREATE INDEX sms_messages_state_idx ON sms_messages (state, id);
CREATE INDEX sms_messages_recipient_idx ON sms_messages (recipient);
CREATE INDEX sms_messages_created_at_idx ON sms_messages (created_at);

-- What was written on a day (Port Moresby). The row is locked while a message is added, so the ceiling holds.
CREATE TABLE sms_days (
  day date PRIMARY KEY,
  parts integer NOT NULL,
  toea integer NOT NULL
);

INSERT INTO system_settings (setting_key, setting_value, setting_type, category, is_public, description) VALUES
  ('sms_driver', 'off', 'string', 'sms', false, 'How messages leave: off, kannel or http'),
  ('sms_url', '', 'string', 'sms', false, 'Address of the gateway, as https://sms.example.pg/cgi-bin/sendsms'),
  ('sms_username', '', 'string', 'sms', false, 'User name at the gateway'),
  ('sms_secret', '', 'string', 'sms', false, 'Password or key at the gateway'),
  ('sms_sender', '', 'string', 'sms', false, 'Number or name that phones show as the sender. Empty: the gateway chooses'),
  ('sms_method', 'POST', 'string', 'sms', false, 'How the gateway is called: POST or GET'),
  ('sms_headers', 'Content-Type: application/json', 'text', 'sms', false, 'One header on each line, as Content-Type: application/json'),
  ('sms_body', '{"to": "{to}", "from": "{from}", "text": "{text}", "report": "{report_url}"}', 'text', 'sms', false, 'What is sent to the gateway'),
  ('sms_accepted', '', 'string', 'sms', false, 'Words that the answer contains if the message was accepted. Empty: the status of the answer decides'),
  ('sms_part_toea', '0', 'number', 'sms', false, 'Price of one part of a message in toea'),
  ('sms_daily_parts', '200', 'number', 'sms', false, 'Most parts a day. More messages are refused until midnight');
