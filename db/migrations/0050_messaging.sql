-- Conversations between an employer and a job seeker: one a pair, so that a block holds whatever they write about.
CREATE TABLE conversations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES employers ON DELETE CASCADE,
  job_seeker_id integer NOT NULL REFERENCES job_seekers ON DELETE CASCADE,
  job_posting_id integer REFERENCES job_postings ON DELETE SET NULL,
  last_message_id bigint NOT NULL DEFAULT 0,
  employer_read_id bigint NOT NULL DEFAULT 0,
  job_seeker_read_id bigint NOT NULL DEFAULT 0,
  employer_unread integer NOT NULL DEFAULT 0 CHECK (employer_unread >= 0),
  job_seeker_unread integer NOT NULL DEFAULT 0 CHECK (job_seeker_unread >= 0),
  employer_blocked_at timestamptz,
  job_seeker_blocked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (employer_id, job_seeker_id)
);
COMMENT ON COLUMN conversations.job_posting_id IS 'the job that it began with, if any';
COMMENT ON COLUMN conversations.last_message_id IS 'orders the lists: message ids grow with time';
COMMENT ON COLUMN conversations.employer_read_id IS 'the newest message that the employer has seen';
COMMENT ON COLUMN conversations.employer_unread IS 'messages of the job seeker above employer_read_id, kept so that counting reads no messages';
COMMENT ON COLUMN conversations.employer_blocked_at IS 'since when the employer blocks it; either side may, and each ends its own';
CREATE INDEX conversations_employer_idx ON conversations (employer_id, last_message_id DESC);
CREATE INDEX conversations_job_seeker_idx ON conversations (job_seeker_id, last_message_id DESC);
CREATE INDEX conversations_job_posting_idx ON conversations (job_posting_id) WHERE job_posting_id IS NOT NULL;
CREATE INDEX conversations_employer_unread_idx ON conversations (employer_id) INCLUDE (employer_unread)
  WHERE employer_unread > 0;
CREATE INDEX conversations_job_seeker_unread_idx ON conversations (job_seeker_id) INCLUDE (job_seeker_unread)
  WHERE job_seeker_unread > 0;

CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id integer NOT NULL REFERENCES conversations ON DELETE CASCADE,
  sender varchar(20) NOT NULL CHECK (sender IN ('employer', 'job_seeker')),
  body varchar(4000) NOT NULL CHECK (body <> ''),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN messages.body IS 'plain text';
CREATE INDEX messages_conversation_idx ON messages (conversation_id, id);

CREATE TABLE conversation_reports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id integer NOT NULL REFERENCES conversations ON DELETE CASCADE,
  reported_by varchar(20) NOT NULL CHECK (reported_by IN ('employer', 'job_seeker')),
  reason varchar(20) NOT NULL CHECK (reason IN ('money', 'fake', 'rude', 'spam', 'other')),
  details varchar(1000) NOT NULL DEFAULT '',
  state varchar(20) NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX conversation_reports_conversation_idx ON conversation_reports (conversation_id);
CREATE INDEX conversation_reports_open_idx ON conversation_reports (id) WHERE state = 'open';
