-- The schema after all migrations. Written by `npm run write:schema`; do not edit or run it.

CREATE EXTENSION pg_trgm;

CREATE EXTENSION unaccent;

CREATE TABLE administrator_acts (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  admin_id integer,
  act character varying(50) NOT NULL,
  target_type character varying(30) NOT NULL,
  target_id character varying(100) DEFAULT ''::character varying NOT NULL,
  target character varying(300) DEFAULT ''::character varying NOT NULL,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT administrator_acts_pkey PRIMARY KEY (id),
  CONSTRAINT administrator_acts_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES administrators(id) ON DELETE SET NULL
);
CREATE INDEX administrator_acts_act_idx ON administrator_acts (act, id DESC);
CREATE INDEX administrator_acts_admin_idx ON administrator_acts (admin_id, id DESC);
CREATE INDEX administrator_acts_created_at_idx ON administrator_acts (created_at);
CREATE INDEX administrator_acts_target_id_idx ON administrator_acts (target_id);
CREATE INDEX administrator_acts_target_idx ON administrator_acts (target_type, target_id, id DESC);
CREATE INDEX administrator_acts_words_idx ON administrator_acts USING gin (target gin_trgm_ops);
CREATE TRIGGER refuse_act_change BEFORE DELETE OR UPDATE ON administrator_acts FOR EACH ROW EXECUTE FUNCTION refuse_act_change();
CREATE TRIGGER refuse_act_truncate BEFORE TRUNCATE ON administrator_acts FOR EACH STATEMENT EXECUTE FUNCTION refuse_act_change();

CREATE TABLE administrators (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  username character varying(100) NOT NULL,
  password_hash text NOT NULL,
  email character varying(255) DEFAULT ''::character varying NOT NULL,
  full_name character varying(255) DEFAULT ''::character varying NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  last_login timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT administrators_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX administrators_email_key ON administrators (lower((email)::text)) WHERE ((email)::text <> ''::text);
CREATE UNIQUE INDEX administrators_username_key ON administrators (lower((username)::text));

CREATE TABLE ai_profiles (
  cv_id integer NOT NULL,
  codes text[] NOT NULL,
  titles text[] NOT NULL,
  years smallint,
  available_days smallint,
  licences smallint[] NOT NULL,
  is_learner boolean NOT NULL,
  version integer NOT NULL,
  CONSTRAINT ai_profiles_pkey PRIMARY KEY (cv_id),
  CONSTRAINT ai_profiles_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE CASCADE
);
CREATE INDEX ai_profiles_version_idx ON ai_profiles (version, cv_id);
CREATE TRIGGER count_changed_years AFTER UPDATE ON ai_profiles FOR EACH ROW WHEN ((old.years IS DISTINCT FROM new.years)) EXECUTE FUNCTION count_content_change('cvs');
CREATE TRIGGER count_new_years AFTER INSERT ON ai_profiles FOR EACH ROW WHEN ((new.years IS NOT NULL)) EXECUTE FUNCTION count_content_change('cvs');
CREATE TRIGGER index_changed_codes AFTER UPDATE ON ai_profiles FOR EACH ROW WHEN (((old.codes IS DISTINCT FROM new.codes) OR (old.years IS DISTINCT FROM new.years))) EXECUTE FUNCTION index_changed_codes();
CREATE TRIGGER index_new_codes AFTER INSERT ON ai_profiles FOR EACH ROW EXECUTE FUNCTION index_changed_codes();

CREATE TABLE ai_searches (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  employer_id integer,
  query text NOT NULL,
  results integer NOT NULL,
  best_score smallint,
  engine character varying(10) NOT NULL,
  milliseconds integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  shown integer[],
  CONSTRAINT ai_searches_pkey PRIMARY KEY (id),
  CONSTRAINT ai_searches_engine_check CHECK (((engine)::text = ANY ((ARRAY['local'::character varying, 'provider'::character varying])::text[]))),
  CONSTRAINT ai_searches_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE SET NULL
);
CREATE INDEX ai_searches_created_at_idx ON ai_searches (created_at DESC);
CREATE INDEX ai_searches_employer_id_idx ON ai_searches (employer_id);

CREATE TABLE ai_terms (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  phrase character varying(100) NOT NULL,
  kind character varying(20) NOT NULL,
  meaning character varying(150) NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT ai_terms_pkey PRIMARY KEY (id),
  CONSTRAINT ai_terms_kind_check CHECK (((kind)::text = ANY ((ARRAY['occupation'::character varying, 'narrower'::character varying, 'near'::character varying, 'skill'::character varying])::text[]))),
  CONSTRAINT ai_terms_meaning_check CHECK ((btrim((meaning)::text) <> ''::text)),
  CONSTRAINT ai_terms_phrase_check CHECK ((((phrase)::text = lower(btrim((phrase)::text))) AND ((phrase)::text <> ''::text))),
  CONSTRAINT ai_terms_phrase_kind_meaning_key UNIQUE (phrase, kind, meaning)
);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON ai_terms FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');

CREATE TABLE ai_unknown_words (
  word character varying(50) NOT NULL,
  day date NOT NULL,
  asked integer NOT NULL,
  CONSTRAINT ai_unknown_words_pkey PRIMARY KEY (word, day),
  CONSTRAINT ai_unknown_words_asked_check CHECK ((asked > 0))
);

CREATE TABLE announcements (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  text character varying(300) NOT NULL,
  link character varying(500) DEFAULT ''::character varying NOT NULL,
  audience character varying(20) NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  administrator_id integer,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT announcements_pkey PRIMARY KEY (id),
  CONSTRAINT announcements_audience_check CHECK (((audience)::text = ANY ((ARRAY['everybody'::character varying, 'job_seekers'::character varying, 'employers'::character varying])::text[]))),
  CONSTRAINT announcements_check CHECK ((ends_at > starts_at)),
  CONSTRAINT announcements_administrator_id_fkey FOREIGN KEY (administrator_id) REFERENCES administrators(id) ON DELETE SET NULL
);
CREATE INDEX announcements_administrator_idx ON announcements (administrator_id) WHERE (administrator_id IS NOT NULL);
CREATE INDEX announcements_ends_idx ON announcements (ends_at) WHERE (ended_at IS NULL);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON announcements FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');

CREATE TABLE application_documents (
  job_application_id integer NOT NULL,
  document_id integer NOT NULL,
  shared_at timestamp with time zone NOT NULL,
  opened_at timestamp with time zone,
  CONSTRAINT application_documents_pkey PRIMARY KEY (job_application_id, document_id),
  CONSTRAINT application_documents_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id) ON DELETE CASCADE,
  CONSTRAINT application_documents_job_application_id_fkey FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE
);
CREATE INDEX application_documents_document_id_idx ON application_documents (document_id);

CREATE TABLE application_notes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  job_application_id integer NOT NULL,
  text character varying(5000) NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  changed_at timestamp with time zone,
  CONSTRAINT application_notes_pkey PRIMARY KEY (id),
  CONSTRAINT application_notes_check CHECK ((changed_at >= created_at)),
  CONSTRAINT application_notes_text_check CHECK (((text)::text <> ''::text)),
  CONSTRAINT application_notes_job_application_id_fkey FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE
);
CREATE INDEX application_notes_idx ON application_notes (job_application_id, id);

CREATE TABLE bank_lines (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  statement_id integer NOT NULL,
  line_number integer NOT NULL,
  fingerprint character varying(64) NOT NULL,
  paid_on date NOT NULL,
  amount integer NOT NULL,
  description character varying(500) NOT NULL,
  CONSTRAINT bank_lines_pkey PRIMARY KEY (id),
  CONSTRAINT bank_lines_amount_check CHECK ((amount > 0)),
  CONSTRAINT bank_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id) ON DELETE CASCADE,
  CONSTRAINT bank_lines_fingerprint_key UNIQUE (fingerprint)
);
CREATE INDEX bank_lines_statement_id_idx ON bank_lines (statement_id);

CREATE TABLE bank_statements (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  file_name character varying(200) NOT NULL,
  admin_id integer,
  credits integer NOT NULL,
  known integer NOT NULL,
  unread integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT bank_statements_pkey PRIMARY KEY (id),
  CONSTRAINT bank_statements_check CHECK (((known >= 0) AND (known <= credits))),
  CONSTRAINT bank_statements_credits_check CHECK ((credits >= 0)),
  CONSTRAINT bank_statements_unread_check CHECK ((unread >= 0)),
  CONSTRAINT bank_statements_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES administrators(id) ON DELETE SET NULL
);
CREATE INDEX bank_statements_admin_id_idx ON bank_statements (admin_id);

CREATE TABLE categories (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  name character varying(100) NOT NULL,
  slug character varying(100) NOT NULL,
  description character varying(1000) DEFAULT ''::character varying NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  sort_order integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT categories_pkey PRIMARY KEY (id),
  CONSTRAINT categories_name_check CHECK ((btrim((name)::text) <> ''::text)),
  CONSTRAINT categories_slug_check CHECK (((slug)::text ~ '^[a-z0-9-]+$'::text)),
  CONSTRAINT categories_slug_key UNIQUE (slug)
);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');
CREATE TRIGGER rename_in_jobs AFTER UPDATE OF name ON categories FOR EACH ROW WHEN (((old.name)::text <> (new.name)::text)) EXECUTE FUNCTION rename_in_jobs();

CREATE TABLE comparisons (
  name character varying(50) NOT NULL,
  after_id integer DEFAULT 0 NOT NULL,
  compared integer DEFAULT 0 NOT NULL,
  mended jsonb DEFAULT '{}'::jsonb NOT NULL,
  next_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  last_compared integer DEFAULT 0 NOT NULL,
  last_mended jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT comparisons_pkey PRIMARY KEY (name)
);

CREATE TABLE contact_reports (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  employer_id integer NOT NULL,
  cv_id integer,
  access_id bigint NOT NULL,
  credits integer NOT NULL,
  reason character varying(20) NOT NULL,
  details character varying(1000) DEFAULT ''::character varying NOT NULL,
  state character varying(20) DEFAULT 'open'::character varying NOT NULL,
  note character varying(1000) DEFAULT ''::character varying NOT NULL,
  decided_by integer,
  decided_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT contact_reports_pkey PRIMARY KEY (id),
  CONSTRAINT contact_reports_check CHECK ((((state)::text = 'open'::text) = (decided_at IS NULL))),
  CONSTRAINT contact_reports_credits_check CHECK ((credits > 0)),
  CONSTRAINT contact_reports_reason_check CHECK (((reason)::text = ANY ((ARRAY['phone'::character varying, 'email'::character varying, 'wrong_person'::character varying, 'other'::character varying])::text[]))),
  CONSTRAINT contact_reports_state_check CHECK (((state)::text = ANY ((ARRAY['open'::character varying, 'confirmed'::character varying, 'declined'::character varying])::text[]))),
  CONSTRAINT contact_reports_access_id_fkey FOREIGN KEY (access_id) REFERENCES cv_access(id) ON DELETE CASCADE,
  CONSTRAINT contact_reports_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE SET NULL,
  CONSTRAINT contact_reports_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES administrators(id) ON DELETE SET NULL,
  CONSTRAINT contact_reports_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE
);
CREATE INDEX contact_reports_access_idx ON contact_reports (access_id, id DESC);
CREATE INDEX contact_reports_cv_idx ON contact_reports (cv_id) WHERE (cv_id IS NOT NULL);
CREATE INDEX contact_reports_decided_by_idx ON contact_reports (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX contact_reports_employer_idx ON contact_reports (employer_id);
CREATE UNIQUE INDEX contact_reports_once ON contact_reports (access_id) WHERE ((state)::text = ANY ((ARRAY['open'::character varying, 'confirmed'::character varying])::text[]));
CREATE INDEX contact_reports_state_idx ON contact_reports (state, id DESC);

CREATE TABLE content_changes (
  area character varying(10) NOT NULL,
  slot smallint NOT NULL,
  changes bigint NOT NULL,
  CONSTRAINT content_changes_pkey PRIMARY KEY (area, slot),
  CONSTRAINT content_changes_area_check CHECK (((area)::text = ANY ((ARRAY['site'::character varying, 'jobs'::character varying, 'cvs'::character varying])::text[])))
);

CREATE TABLE conversation_reports (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  conversation_id integer NOT NULL,
  reported_by character varying(20) NOT NULL,
  reason character varying(20) NOT NULL,
  details character varying(1000) DEFAULT ''::character varying NOT NULL,
  state character varying(20) DEFAULT 'open'::character varying NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  closed_at timestamp with time zone,
  outcome character varying(20),
  CONSTRAINT conversation_reports_pkey PRIMARY KEY (id),
  CONSTRAINT conversation_reports_outcome_check CHECK (((outcome)::text = ANY ((ARRAY['dismissed'::character varying, 'closed'::character varying])::text[]))),
  CONSTRAINT conversation_reports_reason_check CHECK (((reason)::text = ANY ((ARRAY['money'::character varying, 'fake'::character varying, 'rude'::character varying, 'spam'::character varying, 'other'::character varying])::text[]))),
  CONSTRAINT conversation_reports_reported_by_check CHECK (((reported_by)::text = ANY ((ARRAY['employer'::character varying, 'job_seeker'::character varying])::text[]))),
  CONSTRAINT conversation_reports_state_check CHECK (((state)::text = ANY ((ARRAY['open'::character varying, 'closed'::character varying])::text[]))),
  CONSTRAINT conversation_reports_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE
);
CREATE INDEX conversation_reports_conversation_idx ON conversation_reports (conversation_id);
CREATE INDEX conversation_reports_state_idx ON conversation_reports (state, id);

CREATE TABLE conversations (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  employer_id integer NOT NULL,
  job_seeker_id integer NOT NULL,
  job_posting_id integer,
  last_message_id bigint DEFAULT 0 NOT NULL,
  employer_read_id bigint DEFAULT 0 NOT NULL,
  job_seeker_read_id bigint DEFAULT 0 NOT NULL,
  employer_unread integer DEFAULT 0 NOT NULL,
  job_seeker_unread integer DEFAULT 0 NOT NULL,
  employer_blocked_at timestamp with time zone,
  job_seeker_blocked_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  closed_at timestamp with time zone,
  closed_reason character varying(20),
  CONSTRAINT conversations_pkey PRIMARY KEY (id),
  CONSTRAINT conversations_check CHECK (((closed_reason IS NULL) OR (closed_at IS NOT NULL))),
  CONSTRAINT conversations_closed_reason_check CHECK (((closed_reason)::text = ANY ((ARRAY['money'::character varying, 'fake'::character varying, 'rude'::character varying, 'spam'::character varying, 'other'::character varying])::text[]))),
  CONSTRAINT conversations_employer_unread_check CHECK ((employer_unread >= 0)),
  CONSTRAINT conversations_job_seeker_unread_check CHECK ((job_seeker_unread >= 0)),
  CONSTRAINT conversations_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT conversations_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_postings(id) ON DELETE SET NULL,
  CONSTRAINT conversations_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT conversations_employer_id_job_seeker_id_key UNIQUE (employer_id, job_seeker_id)
);
CREATE INDEX conversations_employer_idx ON conversations (employer_id, last_message_id DESC);
CREATE INDEX conversations_employer_unread_idx ON conversations (employer_id) INCLUDE (employer_unread) WHERE (employer_unread > 0);
CREATE INDEX conversations_job_posting_idx ON conversations (job_posting_id) WHERE (job_posting_id IS NOT NULL);
CREATE INDEX conversations_job_seeker_idx ON conversations (job_seeker_id, last_message_id DESC);
CREATE INDEX conversations_job_seeker_unread_idx ON conversations (job_seeker_id) INCLUDE (job_seeker_unread) WHERE (job_seeker_unread > 0);

CREATE TABLE counts (
  name character varying(50) NOT NULL,
  value jsonb NOT NULL,
  counted_at timestamp with time zone NOT NULL,
  CONSTRAINT counts_pkey PRIMARY KEY (name)
);

CREATE TABLE credit_accounts (
  employer_id integer NOT NULL,
  credits integer DEFAULT 0 NOT NULL,
  total_spent bigint DEFAULT 0 NOT NULL,
  CONSTRAINT credit_accounts_pkey PRIMARY KEY (employer_id),
  CONSTRAINT credit_accounts_total_spent_check CHECK ((total_spent >= 0)),
  CONSTRAINT credits_not_negative CHECK ((credits >= 0)),
  CONSTRAINT credit_accounts_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE
);
CREATE TRIGGER refuse_balance_without_ledger BEFORE INSERT OR UPDATE ON credit_accounts FOR EACH ROW EXECUTE FUNCTION refuse_balance_without_ledger();

CREATE TABLE credit_packages (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  name character varying(100) NOT NULL,
  credits integer NOT NULL,
  price integer NOT NULL,
  description character varying(1000) DEFAULT ''::character varying NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  sort_order integer DEFAULT 0 NOT NULL,
  CONSTRAINT credit_packages_pkey PRIMARY KEY (id),
  CONSTRAINT credit_packages_credits_check CHECK ((credits > 0)),
  CONSTRAINT credit_packages_name_check CHECK ((btrim((name)::text) <> ''::text)),
  CONSTRAINT credit_packages_price_check CHECK ((price >= 0))
);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON credit_packages FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');

CREATE TABLE credit_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  employer_id integer NOT NULL,
  type character varying(20) NOT NULL,
  amount integer NOT NULL,
  balance_after integer NOT NULL,
  description character varying(500) DEFAULT ''::character varying NOT NULL,
  related_id integer,
  admin_id integer,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT credit_transactions_pkey PRIMARY KEY (id),
  CONSTRAINT credit_transactions_amount_check CHECK ((amount <> 0)),
  CONSTRAINT credit_transactions_type_check CHECK (((type)::text = ANY ((ARRAY['purchase'::character varying, 'admin_adjustment'::character varying, 'usage'::character varying, 'refund'::character varying])::text[]))),
  CONSTRAINT credit_transactions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES administrators(id) ON DELETE SET NULL,
  CONSTRAINT credit_transactions_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES credit_accounts(employer_id) ON DELETE RESTRICT
);
CREATE INDEX credit_transactions_admin_id_idx ON credit_transactions (admin_id) WHERE (admin_id IS NOT NULL);
CREATE INDEX credit_transactions_created_at_idx ON credit_transactions (created_at);
CREATE INDEX credit_transactions_employer_idx ON credit_transactions (employer_id, id DESC);
CREATE UNIQUE INDEX credit_transactions_purchase_once ON credit_transactions (related_id) WHERE ((type)::text = 'purchase'::text);
CREATE TRIGGER move_balance BEFORE INSERT ON credit_transactions FOR EACH ROW EXECUTE FUNCTION move_balance();
CREATE TRIGGER refuse_ledger_change BEFORE DELETE OR UPDATE ON credit_transactions FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER refuse_ledger_truncate BEFORE TRUNCATE ON credit_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE TABLE cv_access (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  employer_id integer NOT NULL,
  cv_id integer,
  job_seeker_id integer,
  access_type character varying(20) NOT NULL,
  credits_used integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT cv_access_pkey PRIMARY KEY (id),
  CONSTRAINT cv_access_access_type_check CHECK (((access_type)::text = ANY ((ARRAY['view'::character varying, 'download'::character varying, 'application'::character varying])::text[]))),
  CONSTRAINT cv_access_credits_used_check CHECK ((credits_used >= 0)),
  CONSTRAINT cv_access_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE SET NULL,
  CONSTRAINT cv_access_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT cv_access_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE SET NULL,
  CONSTRAINT cv_access_employer_id_cv_id_access_type_key UNIQUE (employer_id, cv_id, access_type)
);
CREATE INDEX cv_access_bought_idx ON cv_access (employer_id, created_at) WHERE ((access_type)::text = ANY ((ARRAY['view'::character varying, 'download'::character varying])::text[]));
CREATE INDEX cv_access_cv_id_idx ON cv_access (cv_id);
CREATE INDEX cv_access_of_person_idx ON cv_access (job_seeker_id, created_at DESC, id DESC);
CREATE INDEX cv_access_person_idx ON cv_access (employer_id, job_seeker_id, created_at);

CREATE TABLE cv_ages (
  bucket integer NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  cv_id integer NOT NULL,
  CONSTRAINT cv_ages_pkey PRIMARY KEY (bucket),
  CONSTRAINT cv_ages_bucket_check CHECK ((bucket > 0))
);

CREATE TABLE cv_documents (
  cv_id integer NOT NULL,
  document jsonb NOT NULL,
  CONSTRAINT cv_documents_pkey PRIMARY KEY (cv_id),
  CONSTRAINT cv_documents_document_check CHECK ((jsonb_typeof(document) = 'object'::text)),
  CONSTRAINT cv_documents_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE CASCADE
);

CREATE TABLE cv_notes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  employer_id integer NOT NULL,
  cv_id integer NOT NULL,
  text character varying(2000) NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT cv_notes_pkey PRIMARY KEY (id),
  CONSTRAINT cv_notes_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE CASCADE,
  CONSTRAINT cv_notes_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE
);
CREATE INDEX cv_notes_cv_id_idx ON cv_notes (cv_id);
CREATE INDEX cv_notes_list_idx ON cv_notes (employer_id, cv_id, id DESC);

CREATE TABLE cv_ranking (
  cv_id integer NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  words tsvector NOT NULL,
  CONSTRAINT cv_ranking_pkey PRIMARY KEY (cv_id),
  CONSTRAINT cv_ranking_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE CASCADE
);

CREATE TABLE cv_read_files (
  file_key character varying(100) NOT NULL,
  job_seeker_id integer NOT NULL,
  file_name character varying(255) NOT NULL,
  file_type character varying(10) NOT NULL,
  file_size integer NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT cv_read_files_pkey PRIMARY KEY (file_key),
  CONSTRAINT cv_read_files_file_size_check CHECK ((file_size > 0)),
  CONSTRAINT cv_read_files_file_type_check CHECK (((file_type)::text = ANY ((ARRAY['pdf'::character varying, 'doc'::character varying, 'docx'::character varying])::text[]))),
  CONSTRAINT cv_read_files_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE
);
CREATE INDEX cv_read_files_created_at_idx ON cv_read_files (created_at);
CREATE INDEX cv_read_files_owner_idx ON cv_read_files (job_seeker_id, created_at DESC);

CREATE TABLE cv_search (
  cv_id integer NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  salary_min integer,
  salary_max integer,
  experience smallint NOT NULL,
  lexemes tsvector NOT NULL,
  is_public boolean DEFAULT true NOT NULL,
  CONSTRAINT cv_search_pkey PRIMARY KEY (cv_id),
  CONSTRAINT cv_search_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE CASCADE
);
CREATE INDEX cv_search_date_idx ON cv_search (uploaded_at DESC, cv_id DESC);
CREATE INDEX cv_search_lexemes_idx ON cv_search USING gin (lexemes) WITH (fastupdate='on', gin_pending_list_limit='1024');
CREATE INDEX cv_search_private_idx ON cv_search (cv_id) WHERE (NOT is_public);

CREATE TABLE cv_texts (
  cv_id integer NOT NULL,
  text text NOT NULL,
  CONSTRAINT cv_texts_pkey PRIMARY KEY (cv_id),
  CONSTRAINT cv_texts_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE CASCADE
);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON cv_texts FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('cvs');
CREATE TRIGGER index_changed_cv_text AFTER INSERT OR DELETE OR UPDATE ON cv_texts FOR EACH ROW EXECUTE FUNCTION index_changed_cv_text();

CREATE TABLE cv_twins (
  cv_id integer NOT NULL,
  job_seeker_id integer NOT NULL,
  CONSTRAINT cv_twins_pkey PRIMARY KEY (cv_id),
  CONSTRAINT cv_twins_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE CASCADE,
  CONSTRAINT cv_twins_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE
);
CREATE INDEX cv_twins_job_seeker_id_idx ON cv_twins (job_seeker_id);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON cv_twins FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('cvs');

CREATE TABLE cv_views (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  cv_id integer NOT NULL,
  employer_id integer,
  view_type character varying(20) NOT NULL,
  viewed_at timestamp with time zone DEFAULT now() NOT NULL,
  ip_address character varying(45),
  user_agent text,
  visitor_hash bytea,
  hour timestamp with time zone,
  CONSTRAINT cv_views_pkey PRIMARY KEY (id),
  CONSTRAINT cv_views_view_type_check CHECK (((view_type)::text = ANY ((ARRAY['view'::character varying, 'download'::character varying])::text[]))),
  CONSTRAINT cv_views_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE CASCADE,
  CONSTRAINT cv_views_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE SET NULL
);
CREATE INDEX cv_views_cv_idx ON cv_views (cv_id, viewed_at DESC);
CREATE INDEX cv_views_employer_id_idx ON cv_views (employer_id) WHERE (employer_id IS NOT NULL);
CREATE UNIQUE INDEX cv_views_once_an_hour ON cv_views (cv_id, visitor_hash, hour) WHERE (hour IS NOT NULL);
CREATE INDEX cv_views_traces_idx ON cv_views (viewed_at) WHERE ((visitor_hash IS NOT NULL) OR (ip_address IS NOT NULL) OR (user_agent IS NOT NULL));

CREATE TABLE cvs (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  job_seeker_id integer,
  full_name character varying(255) NOT NULL,
  email character varying(255) NOT NULL,
  phone character varying(50) DEFAULT ''::character varying NOT NULL,
  job_title character varying(255) NOT NULL,
  location character varying(255) NOT NULL,
  location_id integer,
  summary text DEFAULT ''::text NOT NULL,
  skills text[] DEFAULT '{}'::text[] NOT NULL,
  experience character varying(20) NOT NULL,
  category character varying(100) NOT NULL,
  salary_min integer,
  salary_max integer,
  education character varying(20),
  status character varying(20) DEFAULT 'available'::character varying NOT NULL,
  file_key character varying(100),
  file_name character varying(255),
  file_type character varying(10),
  file_size integer,
  is_active boolean DEFAULT true NOT NULL,
  blocked_at timestamp with time zone,
  uploaded_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT cvs_pkey PRIMARY KEY (id),
  CONSTRAINT cvs_check CHECK ((salary_max >= salary_min)),
  CONSTRAINT cvs_check1 CHECK ((num_nulls(file_key, file_name, file_type, file_size) = ANY (ARRAY[0, 4]))),
  CONSTRAINT cvs_education_check CHECK (((education)::text = ANY ((ARRAY['high-school'::character varying, 'certificate'::character varying, 'diploma'::character varying, 'bachelors'::character varying, 'masters'::character varying, 'phd'::character varying])::text[]))),
  CONSTRAINT cvs_experience_check CHECK (((experience)::text = ANY ((ARRAY['entry'::character varying, 'mid'::character varying, 'senior'::character varying, 'executive'::character varying])::text[]))),
  CONSTRAINT cvs_file_size_check CHECK ((file_size > 0)),
  CONSTRAINT cvs_file_type_check CHECK (((file_type)::text = ANY ((ARRAY['pdf'::character varying, 'doc'::character varying, 'docx'::character varying])::text[]))),
  CONSTRAINT cvs_salary_max_check CHECK ((salary_max > 0)),
  CONSTRAINT cvs_salary_min_check CHECK ((salary_min > 0)),
  CONSTRAINT cvs_status_check CHECK (((status)::text = ANY ((ARRAY['available'::character varying, 'interviewing'::character varying, 'hired'::character varying])::text[]))),
  CONSTRAINT cvs_summary_check CHECK ((length(summary) <= 5000)),
  CONSTRAINT cvs_category_fkey FOREIGN KEY (category) REFERENCES categories(slug),
  CONSTRAINT cvs_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE SET NULL,
  CONSTRAINT cvs_location_id_fkey FOREIGN KEY (location_id) REFERENCES locations(id),
  CONSTRAINT cvs_file_key_key UNIQUE (file_key)
);
CREATE INDEX cvs_available_idx ON cvs (updated_at) INCLUDE (job_seeker_id) WHERE (is_active AND (blocked_at IS NULL) AND ((status)::text = 'available'::text));
CREATE INDEX cvs_found_idx ON cvs USING gin (lower((((((((full_name)::text || ' '::text) || (job_title)::text) || ' '::text) || (email)::text) || ' '::text) || regexp_replace((phone)::text, '\D'::text, ''::text, 'g'::text))) gin_trgm_ops);
CREATE INDEX cvs_hidden_idx ON cvs (uploaded_at DESC, id DESC) WHERE (NOT (is_active AND (blocked_at IS NULL)));
CREATE INDEX cvs_job_seeker_id_idx ON cvs (job_seeker_id);
CREATE INDEX cvs_location_id_idx ON cvs (location_id);
CREATE INDEX cvs_name_idx ON cvs (full_name, id);
CREATE INDEX cvs_shown_idx ON cvs (job_seeker_id) WHERE (is_active AND (blocked_at IS NULL));
CREATE INDEX cvs_uploaded_at_idx ON cvs (uploaded_at DESC, id DESC);
CREATE INDEX cvs_words_idx ON cvs USING gin (lower((((full_name)::text || ' '::text) || (email)::text)) gin_trgm_ops);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE OF job_seeker_id, full_name, phone, job_title, location, location_id, summary, skills, experience, category, salary_min, salary_max, education, status, is_active, blocked_at, uploaded_at, updated_at ON cvs FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('cvs');
CREATE TRIGGER index_changed_cv AFTER UPDATE ON cvs FOR EACH ROW WHEN ((((((((((((((((old.job_seeker_id IS DISTINCT FROM new.job_seeker_id) OR ((old.full_name)::text IS DISTINCT FROM (new.full_name)::text)) OR ((old.job_title)::text IS DISTINCT FROM (new.job_title)::text)) OR ((old.location)::text IS DISTINCT FROM (new.location)::text)) OR (old.location_id IS DISTINCT FROM new.location_id)) OR (old.summary IS DISTINCT FROM new.summary)) OR (old.skills IS DISTINCT FROM new.skills)) OR ((old.experience)::text IS DISTINCT FROM (new.experience)::text)) OR ((old.category)::text IS DISTINCT FROM (new.category)::text)) OR (old.salary_min IS DISTINCT FROM new.salary_min)) OR (old.salary_max IS DISTINCT FROM new.salary_max)) OR ((old.education)::text IS DISTINCT FROM (new.education)::text)) OR (old.is_active IS DISTINCT FROM new.is_active)) OR (old.blocked_at IS DISTINCT FROM new.blocked_at)) OR (old.uploaded_at IS DISTINCT FROM new.uploaded_at))) EXECUTE FUNCTION index_changed_cv();
CREATE TRIGGER index_new_cv AFTER INSERT ON cvs FOR EACH ROW EXECUTE FUNCTION index_changed_cv();

CREATE TABLE daily_visits (
  day date NOT NULL,
  visits integer DEFAULT 0 NOT NULL,
  salt bytea,
  CONSTRAINT daily_visits_pkey PRIMARY KEY (day)
);

CREATE TABLE documents (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  job_seeker_id integer NOT NULL,
  kind character varying(20) NOT NULL,
  name character varying(100) DEFAULT ''::character varying NOT NULL,
  classes character varying(1)[] DEFAULT '{}'::character varying[] NOT NULL,
  expires_on date,
  file_key character varying(100) NOT NULL,
  file_type character varying(10) NOT NULL,
  file_size integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  reminded_for date,
  CONSTRAINT documents_pkey PRIMARY KEY (id),
  CONSTRAINT documents_file_type_check CHECK (((file_type)::text = ANY ((ARRAY['pdf'::character varying, 'doc'::character varying, 'docx'::character varying])::text[]))),
  CONSTRAINT documents_kind_check CHECK (((kind)::text = ANY ((ARRAY['trade_test'::character varying, 'licence'::character varying, 'certificate'::character varying, 'police_clearance'::character varying, 'nid'::character varying, 'reference'::character varying])::text[]))),
  CONSTRAINT documents_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT documents_file_key_key UNIQUE (file_key)
);
CREATE INDEX documents_expires_on_idx ON documents (expires_on) WHERE (expires_on IS NOT NULL);
CREATE INDEX documents_job_seeker_id_idx ON documents (job_seeker_id);

CREATE TABLE editions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT editions_pkey PRIMARY KEY (id)
);

CREATE TABLE email_changes (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  job_seeker_id integer,
  employer_id integer,
  new_email character varying(255) NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  administrator_id integer,
  CONSTRAINT email_changes_pkey PRIMARY KEY (id),
  CONSTRAINT email_changes_check CHECK ((num_nonnulls(job_seeker_id, employer_id, administrator_id) = 1)),
  CONSTRAINT email_changes_administrator_id_fkey FOREIGN KEY (administrator_id) REFERENCES administrators(id) ON DELETE CASCADE,
  CONSTRAINT email_changes_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT email_changes_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT email_changes_administrator_id_key UNIQUE (administrator_id),
  CONSTRAINT email_changes_employer_id_key UNIQUE (employer_id),
  CONSTRAINT email_changes_job_seeker_id_key UNIQUE (job_seeker_id),
  CONSTRAINT email_changes_token_hash_key UNIQUE (token_hash)
);

CREATE TABLE email_texts (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind character varying(50) NOT NULL,
  subject character varying(200) DEFAULT ''::character varying NOT NULL,
  body text DEFAULT ''::text NOT NULL,
  administrator_id integer,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT email_texts_pkey PRIMARY KEY (id),
  CONSTRAINT email_texts_body_check CHECK ((length(body) <= 5000)),
  CONSTRAINT email_texts_administrator_id_fkey FOREIGN KEY (administrator_id) REFERENCES administrators(id) ON DELETE SET NULL
);
CREATE INDEX email_texts_administrator_idx ON email_texts (administrator_id) WHERE (administrator_id IS NOT NULL);
CREATE INDEX email_texts_kind_idx ON email_texts (kind, id DESC);

CREATE TABLE emails (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind character varying(50) NOT NULL,
  recipient character varying(255) NOT NULL,
  reply_to character varying(255) DEFAULT ''::character varying NOT NULL,
  subject character varying(255) NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  headers jsonb DEFAULT '{}'::jsonb NOT NULL,
  state character varying(10) DEFAULT 'queued'::character varying NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
  last_error text DEFAULT ''::text NOT NULL,
  is_secret boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_at timestamp with time zone,
  once_key character varying(100),
  leased_until timestamp with time zone,
  is_refused boolean DEFAULT false NOT NULL,
  seen_at timestamp with time zone,
  CONSTRAINT emails_pkey PRIMARY KEY (id),
  CONSTRAINT emails_state_check CHECK (((state)::text = ANY ((ARRAY['queued'::character varying, 'sent'::character varying, 'failed'::character varying])::text[]))),
  CONSTRAINT emails_once_key_key UNIQUE (once_key)
);
CREATE INDEX emails_created_at_idx ON emails (created_at DESC);
CREATE INDEX emails_due_idx ON emails (is_secret DESC, next_attempt_at) WHERE ((state)::text = 'queued'::text);
CREATE INDEX emails_recipient_idx ON emails (lower((recipient)::text));
CREATE INDEX emails_reply_to_idx ON emails (lower((reply_to)::text)) WHERE ((reply_to)::text <> ''::text);
CREATE INDEX emails_search_idx ON emails USING gin (recipient gin_trgm_ops, subject gin_trgm_ops);
CREATE INDEX emails_state_idx ON emails (state, id);

CREATE TABLE employer_mail_settings (
  employer_id integer NOT NULL,
  kind character varying(30) NOT NULL,
  by_mail boolean DEFAULT true NOT NULL,
  token character varying(43) NOT NULL,
  CONSTRAINT employer_mail_settings_pkey PRIMARY KEY (employer_id, kind),
  CONSTRAINT employer_mail_settings_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT employer_mail_settings_token_key UNIQUE (token)
);

CREATE TABLE employer_verifications (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  employer_id integer NOT NULL,
  company_name character varying(255) NOT NULL,
  existence character varying(20) NOT NULL,
  registration_number character varying(50) DEFAULT ''::character varying NOT NULL,
  authority character varying(20) NOT NULL,
  address_seen boolean NOT NULL,
  note character varying(1000) DEFAULT ''::character varying NOT NULL,
  verified_by integer,
  verified_at timestamp with time zone NOT NULL,
  withdrawn_by integer,
  withdrawn_at timestamp with time zone,
  CONSTRAINT employer_verifications_pkey PRIMARY KEY (id),
  CONSTRAINT employer_verifications_authority_check CHECK (((authority)::text = ANY ((ARRAY['email_domain'::character varying, 'call_back'::character varying, 'letter'::character varying])::text[]))),
  CONSTRAINT employer_verifications_existence_check CHECK (((existence)::text = ANY ((ARRAY['ipa_extract'::character varying, 'ipa_register'::character varying, 'other_paper'::character varying])::text[]))),
  CONSTRAINT employer_verifications_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT employer_verifications_verified_by_fkey FOREIGN KEY (verified_by) REFERENCES administrators(id) ON DELETE SET NULL,
  CONSTRAINT employer_verifications_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES administrators(id) ON DELETE SET NULL
);
CREATE INDEX employer_verifications_employer_idx ON employer_verifications (employer_id);
CREATE UNIQUE INDEX employer_verifications_standing ON employer_verifications (employer_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX employer_verifications_verified_by_idx ON employer_verifications (verified_by) WHERE (verified_by IS NOT NULL);
CREATE INDEX employer_verifications_withdrawn_by_idx ON employer_verifications (withdrawn_by) WHERE (withdrawn_by IS NOT NULL);

CREATE TABLE employers (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  company_name character varying(255) NOT NULL,
  contact_person character varying(255) NOT NULL,
  email character varying(255) NOT NULL,
  password_hash text NOT NULL,
  phone character varying(50) DEFAULT ''::character varying NOT NULL,
  website character varying(500) DEFAULT ''::character varying NOT NULL,
  industry character varying(50) DEFAULT ''::character varying NOT NULL,
  company_size character varying(20) DEFAULT ''::character varying NOT NULL,
  location character varying(255) DEFAULT ''::character varying NOT NULL,
  location_id integer,
  address character varying(500) DEFAULT ''::character varying NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  logo_id character varying(64),
  is_approved boolean DEFAULT false NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  last_login timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  closed_at timestamp with time zone,
  login_phone character varying(16) DEFAULT ''::character varying NOT NULL,
  phone_confirmed_at timestamp with time zone,
  CONSTRAINT employers_pkey PRIMARY KEY (id),
  CONSTRAINT employers_closed_is_off CHECK (((closed_at IS NULL) OR (NOT (is_active OR is_approved)))),
  CONSTRAINT employers_description_check CHECK ((length(description) <= 5000)),
  CONSTRAINT employers_website_check CHECK ((((website)::text = ''::text) OR ((website)::text ~* '^https?://'::text))),
  CONSTRAINT employers_location_id_fkey FOREIGN KEY (location_id) REFERENCES locations(id),
  CONSTRAINT employers_logo_id_key UNIQUE (logo_id)
);
CREATE INDEX employers_created_at_idx ON employers (created_at DESC, id DESC);
CREATE INDEX employers_email_idx ON employers (lower((email)::text));
CREATE UNIQUE INDEX employers_email_key ON employers (lower((email)::text)) WHERE ((email)::text <> ''::text);
CREATE INDEX employers_found_idx ON employers USING gin (lower((((((((((company_name)::text || ' '::text) || (contact_person)::text) || ' '::text) || (email)::text) || ' '::text) || (login_phone)::text) || ' '::text) || regexp_replace((phone)::text, '\D'::text, ''::text, 'g'::text))) gin_trgm_ops);
CREATE INDEX employers_key_idx ON employers (company_key((company_name)::text));
CREATE INDEX employers_last_login_idx ON employers (last_login DESC NULLS LAST, id DESC);
CREATE INDEX employers_location_id_idx ON employers (location_id);
CREATE UNIQUE INDEX employers_login_phone_key ON employers (login_phone) WHERE ((login_phone)::text <> ''::text);
CREATE INDEX employers_name_idx ON employers (company_name, id);
CREATE INDEX employers_unverified_idx ON employers (created_at DESC, id DESC) WHERE (is_active AND (NOT is_approved));
CREATE INDEX employers_words_idx ON employers USING gin (lower((((((company_name)::text || ' '::text) || (email)::text) || ' '::text) || (login_phone)::text)) gin_trgm_ops);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE OF company_name, website, industry, company_size, location, description, logo_id, is_approved, is_active ON employers FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('jobs');
CREATE TRIGGER hide_from_company AFTER INSERT OR UPDATE OF company_name ON employers FOR EACH ROW EXECUTE FUNCTION hide_from_company();
CREATE TRIGGER open_credit_account AFTER INSERT ON employers FOR EACH ROW EXECUTE FUNCTION open_credit_account();
CREATE TRIGGER rename_in_jobs AFTER UPDATE OF company_name ON employers FOR EACH ROW WHEN (((old.company_name)::text <> (new.company_name)::text)) EXECUTE FUNCTION rename_in_jobs();

CREATE TABLE gone_jobs (
  id integer NOT NULL,
  gone_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT gone_jobs_pkey PRIMARY KEY (id)
);

CREATE TABLE half_logins (
  token_hash bytea NOT NULL,
  administrator_id integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT half_logins_pkey PRIMARY KEY (token_hash),
  CONSTRAINT half_logins_administrator_id_fkey FOREIGN KEY (administrator_id) REFERENCES administrators(id) ON DELETE CASCADE
);
CREATE INDEX half_logins_administrator_idx ON half_logins (administrator_id);

CREATE TABLE hidden_companies (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  job_seeker_id integer NOT NULL,
  name character varying(255) NOT NULL,
  name_key text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT hidden_companies_pkey PRIMARY KEY (id),
  CONSTRAINT hidden_companies_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT hidden_companies_job_seeker_id_name_key_key UNIQUE (job_seeker_id, name_key)
);
CREATE INDEX hidden_companies_name_idx ON hidden_companies (name_key);
CREATE TRIGGER hide_named_company AFTER INSERT ON hidden_companies FOR EACH ROW EXECUTE FUNCTION hide_named_company();

CREATE TABLE hidden_from (
  employer_id integer NOT NULL,
  job_seeker_id integer NOT NULL,
  hidden_company_id integer NOT NULL,
  CONSTRAINT hidden_from_pkey PRIMARY KEY (employer_id, job_seeker_id, hidden_company_id),
  CONSTRAINT hidden_from_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT hidden_from_hidden_company_id_fkey FOREIGN KEY (hidden_company_id) REFERENCES hidden_companies(id) ON DELETE CASCADE,
  CONSTRAINT hidden_from_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE
);
CREATE INDEX hidden_from_hidden_company_idx ON hidden_from (hidden_company_id);
CREATE INDEX hidden_from_job_seeker_idx ON hidden_from (job_seeker_id);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE ON hidden_from FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('cvs');

CREATE TABLE idempotency_keys (
  account character varying(40) NOT NULL,
  key character varying(255) NOT NULL,
  request_hash bytea NOT NULL,
  response_status integer,
  response_body text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  claim uuid DEFAULT gen_random_uuid() NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (account, key)
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);

CREATE TABLE interviews (
  job_application_id integer NOT NULL,
  round smallint DEFAULT 1 NOT NULL,
  sequence integer DEFAULT 0 NOT NULL,
  state character varying(10) NOT NULL,
  times timestamp with time zone[] NOT NULL,
  starts_at timestamp with time zone,
  minutes smallint NOT NULL,
  way character varying(10) NOT NULL,
  place character varying(300) NOT NULL,
  note character varying(1000) DEFAULT ''::character varying NOT NULL,
  asked character varying(500) DEFAULT ''::character varying NOT NULL,
  reason character varying(500) DEFAULT ''::character varying NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  reminded_at timestamp with time zone,
  CONSTRAINT interviews_pkey PRIMARY KEY (job_application_id),
  CONSTRAINT interviews_check CHECK ((((state)::text <> 'agreed'::text) OR (starts_at IS NOT NULL))),
  CONSTRAINT interviews_minutes_check CHECK (((minutes >= 5) AND (minutes <= 480))),
  CONSTRAINT interviews_state_check CHECK (((state)::text = ANY ((ARRAY['offered'::character varying, 'asked'::character varying, 'agreed'::character varying, 'cancelled'::character varying])::text[]))),
  CONSTRAINT interviews_times_check CHECK (((cardinality(times) >= 1) AND (cardinality(times) <= 5))),
  CONSTRAINT interviews_way_check CHECK (((way)::text = ANY ((ARRAY['meeting'::character varying, 'phone'::character varying, 'online'::character varying])::text[]))),
  CONSTRAINT interviews_job_application_id_fkey FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE
);
CREATE INDEX interviews_to_remind_idx ON interviews (starts_at) WHERE (((state)::text = 'agreed'::text) AND (reminded_at IS NULL));

CREATE TABLE job_alerts (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  job_seeker_id integer,
  email character varying(254),
  search jsonb NOT NULL,
  frequency character varying(10) NOT NULL,
  state character varying(10) NOT NULL,
  state_at timestamp with time zone NOT NULL,
  token character varying(43) NOT NULL,
  edition bigint NOT NULL,
  next_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  language character varying(3),
  channel character varying(5) DEFAULT 'email'::character varying NOT NULL,
  CONSTRAINT job_alerts_pkey PRIMARY KEY (id),
  CONSTRAINT job_alerts_channel_check CHECK (((channel)::text = ANY ((ARRAY['email'::character varying, 'sms'::character varying])::text[]))),
  CONSTRAINT job_alerts_frequency_check CHECK (((frequency)::text = ANY ((ARRAY['daily'::character varying, 'weekly'::character varying])::text[]))),
  CONSTRAINT job_alerts_has_one_reader CHECK (((job_seeker_id IS NULL) <> (email IS NULL))),
  CONSTRAINT job_alerts_language_check CHECK (((language)::text = ANY ((ARRAY['en'::character varying, 'tpi'::character varying])::text[]))),
  CONSTRAINT job_alerts_pending_is_an_address CHECK ((((state)::text <> ALL ((ARRAY['pending'::character varying, 'declined'::character varying])::text[])) OR (email IS NOT NULL))),
  CONSTRAINT job_alerts_state_check CHECK (((state)::text = ANY ((ARRAY['pending'::character varying, 'on'::character varying, 'off'::character varying, 'declined'::character varying])::text[]))),
  CONSTRAINT job_alerts_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT job_alerts_token_key UNIQUE (token)
);
CREATE INDEX job_alerts_due_idx ON job_alerts (next_at) WHERE ((state)::text = 'on'::text);
CREATE UNIQUE INDEX job_alerts_email_idx ON job_alerts (lower((email)::text), md5((search)::text)) WHERE (email IS NOT NULL);
CREATE INDEX job_alerts_forgotten_idx ON job_alerts (state_at) WHERE (((state)::text <> 'on'::text) AND (email IS NOT NULL));
CREATE UNIQUE INDEX job_alerts_job_seeker_idx ON job_alerts (job_seeker_id, md5((search)::text)) WHERE (job_seeker_id IS NOT NULL);

CREATE TABLE job_application_changes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  job_application_id integer NOT NULL,
  status character varying(50) NOT NULL,
  changed_by character varying(20) NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  from_status character varying(50),
  words character varying(1000) DEFAULT ''::character varying NOT NULL,
  CONSTRAINT job_application_changes_pkey PRIMARY KEY (id),
  CONSTRAINT job_application_changes_changed_by_check CHECK (((changed_by)::text = ANY ((ARRAY['job_seeker'::character varying, 'employer'::character varying, 'administrator'::character varying])::text[]))),
  CONSTRAINT job_application_changes_job_application_id_fkey FOREIGN KEY (job_application_id) REFERENCES job_applications(id) ON DELETE CASCADE
);
CREATE INDEX job_application_changes_idx ON job_application_changes (job_application_id, id);

CREATE TABLE job_applications (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  job_posting_id integer NOT NULL,
  job_seeker_id integer NOT NULL,
  cv_id integer NOT NULL,
  cover_letter character varying(2000) DEFAULT ''::character varying NOT NULL,
  answers jsonb DEFAULT '[]'::jsonb NOT NULL,
  status character varying(50) DEFAULT 'pending'::character varying NOT NULL,
  applied_at timestamp with time zone DEFAULT now() NOT NULL,
  reviewed_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  notes text DEFAULT ''::text NOT NULL,
  opened_at timestamp with time zone,
  CONSTRAINT job_applications_pkey PRIMARY KEY (id),
  CONSTRAINT job_applications_notes_check CHECK ((length(notes) <= 5000)),
  CONSTRAINT job_applications_status_check CHECK (((status)::text = ANY ((ARRAY['pending'::character varying, 'screening'::character varying, 'shortlisting'::character varying, 'interviewing'::character varying, 'pre_employment_checking'::character varying, 'onboarding'::character varying, 'rejected'::character varying, 'reviewed'::character varying, 'interviewed'::character varying, 'accepted'::character varying])::text[]))),
  CONSTRAINT job_applications_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE CASCADE,
  CONSTRAINT job_applications_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_postings(id) ON DELETE CASCADE,
  CONSTRAINT job_applications_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT job_applications_job_posting_id_job_seeker_id_key UNIQUE (job_posting_id, job_seeker_id)
);
CREATE INDEX job_applications_cv_idx ON job_applications (cv_id);
CREATE INDEX job_applications_job_seeker_idx ON job_applications (job_seeker_id, applied_at DESC);
CREATE TRIGGER count_applications AFTER INSERT OR DELETE ON job_applications FOR EACH ROW EXECUTE FUNCTION count_applications();

CREATE TABLE job_editions (
  job_posting_id integer NOT NULL,
  edition bigint NOT NULL,
  CONSTRAINT job_editions_pkey PRIMARY KEY (job_posting_id),
  CONSTRAINT job_editions_edition_fkey FOREIGN KEY (edition) REFERENCES editions(id),
  CONSTRAINT job_editions_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_postings(id) ON DELETE CASCADE
);
CREATE INDEX job_editions_edition_idx ON job_editions (edition);

CREATE TABLE job_posting_changes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  job_posting_id integer NOT NULL,
  change character varying(20) NOT NULL,
  changed_by character varying(20) NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT job_posting_changes_pkey PRIMARY KEY (id),
  CONSTRAINT job_posting_changes_change_check CHECK (((change)::text = ANY ((ARRAY['drafted'::character varying, 'held'::character varying, 'released'::character varying, 'refused'::character varying, 'published'::character varying, 'edited'::character varying, 'closed'::character varying, 'reopened'::character varying, 'renewed'::character varying, 'blocked'::character varying, 'unblocked'::character varying])::text[]))),
  CONSTRAINT job_posting_changes_changed_by_check CHECK (((changed_by)::text = ANY ((ARRAY['employer'::character varying, 'administrator'::character varying])::text[]))),
  CONSTRAINT job_posting_changes_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_postings(id) ON DELETE CASCADE
);
CREATE INDEX job_posting_changes_idx ON job_posting_changes (job_posting_id, id);

CREATE TABLE job_postings (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  employer_id integer NOT NULL,
  title character varying(255) NOT NULL,
  description text NOT NULL,
  requirements text NOT NULL,
  location character varying(255),
  salary_range character varying(100) DEFAULT ''::character varying NOT NULL,
  salary_min numeric(12,2),
  salary_max numeric(12,2),
  salary_period character varying(10),
  employment_type character varying(50),
  category character varying(100),
  skills text[] DEFAULT '{}'::text[] NOT NULL,
  experience_level character varying(50),
  is_active boolean DEFAULT true NOT NULL,
  is_paid boolean DEFAULT false NOT NULL,
  expires_at timestamp with time zone,
  closing_date date,
  published_at timestamp with time zone,
  views integer DEFAULT 0 NOT NULL,
  applications integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  blocked_at timestamp with time zone,
  ends_at timestamp with time zone GENERATED ALWAYS AS (LEAST(expires_at, ((closing_date + '23:59:59'::time without time zone) AT TIME ZONE 'Pacific/Port_Moresby'::text))) STORED,
  yearly_min numeric(14,2) GENERATED ALWAYS AS ((COALESCE(salary_min, salary_max) * (
CASE salary_period
    WHEN 'hour'::text THEN 2080
    WHEN 'fortnight'::text THEN 26
    WHEN 'month'::text THEN 12
    WHEN 'year'::text THEN 1
    ELSE NULL::integer
END)::numeric)) STORED,
  yearly_max numeric(14,2) GENERATED ALWAYS AS ((COALESCE(salary_max, salary_min) * (
CASE salary_period
    WHEN 'hour'::text THEN 2080
    WHEN 'fortnight'::text THEN 26
    WHEN 'month'::text THEN 12
    WHEN 'year'::text THEN 1
    ELSE NULL::integer
END)::numeric)) STORED,
  words tsvector DEFAULT ''::tsvector NOT NULL,
  closed_at timestamp with time zone,
  ending_told_for timestamp with time zone,
  work_pattern character varying(20),
  roster character varying(60) DEFAULT ''::character varying NOT NULL,
  licence_classes text[] DEFAULT '{}'::text[] NOT NULL,
  questions jsonb DEFAULT '[]'::jsonb NOT NULL,
  reminded_for timestamp with time zone,
  end_mailed_for timestamp with time zone,
  held_at timestamp with time zone,
  held_credits integer,
  flagged_words text[] DEFAULT '{}'::text[] NOT NULL,
  cleared_words text[] DEFAULT '{}'::text[] NOT NULL,
  check_note character varying(1000) DEFAULT ''::character varying NOT NULL,
  was_published_at timestamp with time zone,
  held_days integer,
  work_site character varying(10),
  needs_no_experience boolean GENERATED ALWAYS AS ((COALESCE(((experience_level)::text = 'entry'::text), false) AND ((requirements ~* '\mno (\w+ )?experience'::text) OR (requirements !~* '\mexperience|\m(\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s*(\+|or more)?\s*(years?|yrs?)\M(?!\s*(old|of age))'::text)))) STORED NOT NULL,
  places smallint,
  asked_documents text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT job_postings_pkey PRIMARY KEY (id),
  CONSTRAINT job_postings_applications_check CHECK ((applications >= 0)),
  CONSTRAINT job_postings_asked_documents_check CHECK ((asked_documents <@ ARRAY['trade_test'::text, 'certificate'::text, 'police_clearance'::text, 'nid'::text, 'reference'::text])),
  CONSTRAINT job_postings_check CHECK ((salary_max >= salary_min)),
  CONSTRAINT job_postings_check1 CHECK (((published_at IS NULL) OR (expires_at IS NOT NULL))),
  CONSTRAINT job_postings_check2 CHECK (((salary_period IS NOT NULL) OR ((salary_min IS NULL) AND (salary_max IS NULL)))),
  CONSTRAINT job_postings_check3 CHECK (((held_at IS NULL) OR (published_at IS NULL))),
  CONSTRAINT job_postings_check4 CHECK (((held_at IS NULL) = (held_credits IS NULL))),
  CONSTRAINT job_postings_check5 CHECK (((held_at IS NULL) = (held_days IS NULL))),
  CONSTRAINT job_postings_check6 CHECK (((was_published_at IS NULL) OR (published_at IS NULL))),
  CONSTRAINT job_postings_description_check CHECK ((length(description) <= 20000)),
  CONSTRAINT job_postings_employment_type_check CHECK (((employment_type)::text = ANY ((ARRAY['full-time'::character varying, 'part-time'::character varying, 'contract'::character varying, 'freelance'::character varying, 'internship'::character varying])::text[]))),
  CONSTRAINT job_postings_experience_level_check CHECK (((experience_level)::text = ANY ((ARRAY['entry'::character varying, 'mid'::character varying, 'senior'::character varying, 'executive'::character varying])::text[]))),
  CONSTRAINT job_postings_held_credits_check CHECK ((held_credits >= 0)),
  CONSTRAINT job_postings_held_days_check CHECK ((held_days >= 0)),
  CONSTRAINT job_postings_places_check CHECK (((places >= 1) AND (places <= 999))),
  CONSTRAINT job_postings_published_is_whole CHECK (((published_at IS NULL) OR ((location IS NOT NULL) AND (employment_type IS NOT NULL) AND (category IS NOT NULL) AND (experience_level IS NOT NULL)))),
  CONSTRAINT job_postings_questions_check CHECK (
CASE
    WHEN (jsonb_typeof(questions) = 'array'::text) THEN (jsonb_array_length(questions) <= 5)
    ELSE false
END),
  CONSTRAINT job_postings_requirements_check CHECK ((length(requirements) <= 10000)),
  CONSTRAINT job_postings_salary_max_check CHECK ((salary_max >= (0)::numeric)),
  CONSTRAINT job_postings_salary_min_check CHECK ((salary_min >= (0)::numeric)),
  CONSTRAINT job_postings_salary_period_check CHECK (((salary_period)::text = ANY ((ARRAY['hour'::character varying, 'fortnight'::character varying, 'month'::character varying, 'year'::character varying])::text[]))),
  CONSTRAINT job_postings_views_check CHECK ((views >= 0)),
  CONSTRAINT job_postings_work_pattern_check CHECK (((work_pattern)::text = ANY ((ARRAY['residential'::character varying, 'fly-in-fly-out'::character varying, 'drive-in-drive-out'::character varying, 'remote'::character varying])::text[]))),
  CONSTRAINT job_postings_work_site_check CHECK (((work_site)::text = ANY ((ARRAY['town'::character varying, 'site'::character varying, 'camp'::character varying])::text[]))),
  CONSTRAINT job_postings_category_fkey FOREIGN KEY (category) REFERENCES categories(slug),
  CONSTRAINT job_postings_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT job_postings_location_fkey FOREIGN KEY (location) REFERENCES locations(slug)
);
CREATE INDEX job_postings_blocked_idx ON job_postings (blocked_at) WHERE (blocked_at IS NOT NULL);
CREATE INDEX job_postings_category_idx ON job_postings (category);
CREATE INDEX job_postings_cleared_idx ON job_postings (id) WHERE (cleared_words <> '{}'::text[]);
CREATE INDEX job_postings_employer_idx ON job_postings (employer_id, id DESC);
CREATE INDEX job_postings_end_mail_idx ON job_postings (ends_at) WHERE (is_active AND (published_at IS NOT NULL) AND (blocked_at IS NULL) AND (end_mailed_for IS DISTINCT FROM ends_at));
CREATE INDEX job_postings_ending_idx ON job_postings (ends_at) WHERE ((published_at IS NOT NULL) AND (ending_told_for IS DISTINCT FROM ends_at));
CREATE INDEX job_postings_flagged_idx ON job_postings (id) WHERE (NOT (flagged_words <@ cleared_words));
CREATE INDEX job_postings_heading_idx ON job_postings USING gin (job_heading((title)::text, skills) gin_trgm_ops) WHERE (is_active AND (published_at IS NOT NULL));
CREATE INDEX job_postings_held_idx ON job_postings (held_at) WHERE (held_at IS NOT NULL);
CREATE INDEX job_postings_location_idx ON job_postings (location);
CREATE INDEX job_postings_open_idx ON job_postings (published_at DESC, id DESC) WHERE (is_active AND (published_at IS NOT NULL));
CREATE INDEX job_postings_public_idx ON job_postings (ends_at) INCLUDE (id, employer_id, location, category, employment_type, experience_level, work_pattern, work_site, licence_classes, needs_no_experience, yearly_min, yearly_max, published_at) WHERE (is_active AND (published_at IS NOT NULL) AND (blocked_at IS NULL));
CREATE INDEX job_postings_reminder_idx ON job_postings (ends_at) WHERE (is_active AND (published_at IS NOT NULL) AND (blocked_at IS NULL) AND (reminded_for IS DISTINCT FROM ends_at));
CREATE INDEX job_postings_title_idx ON job_postings USING gin (lower((title)::text) gin_trgm_ops);
CREATE INDEX job_postings_words_idx ON job_postings USING gin (words);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE OF title, description, requirements, location, category, employment_type, experience_level, skills, work_pattern, work_site, roster, licence_classes, questions, salary_range, salary_min, salary_max, salary_period, words, is_active, expires_at, closing_date, published_at, blocked_at, places, asked_documents ON job_postings FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('jobs');
CREATE TRIGGER remember_gone_job AFTER DELETE ON job_postings FOR EACH ROW WHEN (((old.published_at IS NOT NULL) OR (old.was_published_at IS NOT NULL))) EXECUTE FUNCTION remember_gone_job();
CREATE TRIGGER set_job_closed_at BEFORE UPDATE OF is_active ON job_postings FOR EACH ROW WHEN ((old.is_active <> new.is_active)) EXECUTE FUNCTION set_job_closed_at();
CREATE TRIGGER set_job_words BEFORE INSERT OR UPDATE OF title, skills, description, requirements, location, category, roster, work_pattern, licence_classes, words ON job_postings FOR EACH ROW EXECUTE FUNCTION set_job_words();

CREATE TABLE job_reports (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  job_posting_id integer NOT NULL,
  reason character varying(20) NOT NULL,
  details character varying(1000) DEFAULT ''::character varying NOT NULL,
  job_seeker_id integer,
  visitor_hash bytea,
  state character varying(10) DEFAULT 'open'::character varying NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  closed_at timestamp with time zone,
  outcome character varying(20),
  CONSTRAINT job_reports_pkey PRIMARY KEY (id),
  CONSTRAINT job_reports_closed_is_anonymous CHECK (((((state)::text = 'open'::text) = (visitor_hash IS NOT NULL)) AND (((state)::text = 'open'::text) = (closed_at IS NULL)))),
  CONSTRAINT job_reports_outcome_check CHECK (((outcome)::text = ANY ((ARRAY['dismissed'::character varying, 'blocked'::character varying])::text[]))),
  CONSTRAINT job_reports_reason_check CHECK (((reason)::text = ANY ((ARRAY['money'::character varying, 'fake'::character varying, 'misleading'::character varying, 'discrimination'::character varying, 'filled'::character varying, 'other'::character varying])::text[]))),
  CONSTRAINT job_reports_state_check CHECK (((state)::text = ANY ((ARRAY['open'::character varying, 'closed'::character varying])::text[]))),
  CONSTRAINT job_reports_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_postings(id) ON DELETE CASCADE,
  CONSTRAINT job_reports_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE SET NULL
);
CREATE INDEX job_reports_job_idx ON job_reports (job_posting_id);
CREATE INDEX job_reports_job_seeker_idx ON job_reports (job_seeker_id);
CREATE UNIQUE INDEX job_reports_open_idx ON job_reports (job_posting_id, visitor_hash) WHERE ((state)::text = 'open'::text);
CREATE INDEX job_reports_queue_idx ON job_reports (created_at) WHERE ((state)::text = 'open'::text);

CREATE TABLE job_seekers (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  username character varying(100) NOT NULL,
  password_hash text NOT NULL,
  email character varying(255) NOT NULL,
  full_name character varying(255) NOT NULL,
  phone character varying(50) DEFAULT ''::character varying NOT NULL,
  location character varying(255) DEFAULT ''::character varying NOT NULL,
  location_id integer,
  job_title character varying(255) DEFAULT ''::character varying NOT NULL,
  category character varying(100),
  summary text DEFAULT ''::text NOT NULL,
  experience character varying(20),
  education character varying(20),
  skills text[] DEFAULT '{}'::text[] NOT NULL,
  salary_min integer,
  salary_max integer,
  photo_id character varying(64),
  is_active boolean DEFAULT true NOT NULL,
  last_login timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  shown_to text DEFAULT 'everybody'::text NOT NULL,
  login_phone character varying(16) DEFAULT ''::character varying NOT NULL,
  phone_confirmed_at timestamp with time zone,
  profile_is_complete boolean GENERATED ALWAYS AS ((((full_name)::text <> ''::text) AND (((email)::text <> ''::text) OR ((login_phone)::text <> ''::text)) AND ((phone)::text <> ''::text) AND ((location)::text <> ''::text) AND ((job_title)::text <> ''::text) AND (summary <> ''::text) AND (experience IS NOT NULL) AND (education IS NOT NULL) AND (cardinality(skills) > 0))) STORED NOT NULL,
  language character varying(3),
  available_to text DEFAULT 'everybody'::text NOT NULL,
  CONSTRAINT job_seekers_pkey PRIMARY KEY (id),
  CONSTRAINT job_seekers_available_to_check CHECK ((available_to = ANY (ARRAY['everybody'::text, 'employers'::text]))),
  CONSTRAINT job_seekers_check CHECK ((salary_max >= salary_min)),
  CONSTRAINT job_seekers_education_check CHECK (((education)::text = ANY ((ARRAY['high-school'::character varying, 'certificate'::character varying, 'diploma'::character varying, 'bachelors'::character varying, 'masters'::character varying, 'phd'::character varying])::text[]))),
  CONSTRAINT job_seekers_experience_check CHECK (((experience)::text = ANY ((ARRAY['entry'::character varying, 'mid'::character varying, 'senior'::character varying, 'executive'::character varying])::text[]))),
  CONSTRAINT job_seekers_language_check CHECK (((language)::text = ANY ((ARRAY['en'::character varying, 'tpi'::character varying])::text[]))),
  CONSTRAINT job_seekers_salary_max_check CHECK ((salary_max >= 0)),
  CONSTRAINT job_seekers_salary_min_check CHECK ((salary_min >= 0)),
  CONSTRAINT job_seekers_shown_to_check CHECK ((shown_to = ANY (ARRAY['everybody'::text, 'employers'::text, 'nobody'::text]))),
  CONSTRAINT job_seekers_summary_check CHECK ((length(summary) <= 5000)),
  CONSTRAINT job_seekers_category_fkey FOREIGN KEY (category) REFERENCES categories(slug),
  CONSTRAINT job_seekers_location_id_fkey FOREIGN KEY (location_id) REFERENCES locations(id),
  CONSTRAINT job_seekers_photo_id_key UNIQUE (photo_id)
);
CREATE INDEX job_seekers_complete_idx ON job_seekers (id) WHERE (profile_is_complete AND is_active AND (shown_to <> 'nobody'::text));
CREATE INDEX job_seekers_created_at_idx ON job_seekers (created_at DESC, id DESC);
CREATE INDEX job_seekers_email_idx ON job_seekers (lower((email)::text));
CREATE UNIQUE INDEX job_seekers_email_key ON job_seekers (lower((email)::text)) WHERE ((email)::text <> ''::text);
CREATE INDEX job_seekers_found_idx ON job_seekers USING gin (lower((((((((((full_name)::text || ' '::text) || (username)::text) || ' '::text) || (email)::text) || ' '::text) || (login_phone)::text) || ' '::text) || regexp_replace((phone)::text, '\D'::text, ''::text, 'g'::text))) gin_trgm_ops);
CREATE INDEX job_seekers_inactive_idx ON job_seekers (id) WHERE (NOT is_active);
CREATE INDEX job_seekers_last_login_idx ON job_seekers (last_login DESC NULLS LAST, id DESC);
CREATE INDEX job_seekers_location_id_idx ON job_seekers (location_id);
CREATE UNIQUE INDEX job_seekers_login_phone_key ON job_seekers (login_phone) WHERE ((login_phone)::text <> ''::text);
CREATE INDEX job_seekers_name_idx ON job_seekers (full_name, id);
CREATE INDEX job_seekers_shown_with_photo_idx ON job_seekers (id) WHERE (profile_is_complete AND is_active AND (shown_to <> 'nobody'::text) AND (photo_id IS NOT NULL));
CREATE UNIQUE INDEX job_seekers_username_key ON job_seekers (lower((username)::text));
CREATE INDEX job_seekers_words_idx ON job_seekers USING gin (lower((((((username)::text || ' '::text) || (email)::text) || ' '::text) || (login_phone)::text)) gin_trgm_ops);
CREATE TRIGGER count_content_change AFTER DELETE OR UPDATE OF phone, photo_id, shown_to, is_active ON job_seekers FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('cvs');
CREATE TRIGGER index_cvs_of_job_seeker AFTER UPDATE ON job_seekers FOR EACH ROW WHEN (((old.shown_to <> new.shown_to) OR (old.is_active <> new.is_active))) EXECUTE FUNCTION index_cvs_of_job_seeker();

CREATE TABLE job_templates (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  employer_id integer NOT NULL,
  name character varying(60) NOT NULL,
  job jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT job_templates_pkey PRIMARY KEY (id),
  CONSTRAINT job_templates_name_check CHECK (((name)::text <> ''::text)),
  CONSTRAINT job_templates_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE
);
CREATE INDEX job_templates_idx ON job_templates (employer_id);

CREATE TABLE job_view_days (
  job_posting_id integer NOT NULL,
  day date NOT NULL,
  views integer DEFAULT 0 NOT NULL,
  CONSTRAINT job_view_days_pkey PRIMARY KEY (job_posting_id, day),
  CONSTRAINT job_view_days_views_check CHECK ((views >= 0)),
  CONSTRAINT job_view_days_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_postings(id) ON DELETE CASCADE
);
CREATE INDEX job_view_days_day_idx ON job_view_days (day);

CREATE TABLE job_view_salt (
  salt bytea NOT NULL,
  CONSTRAINT job_view_salt_pkey PRIMARY KEY (salt)
);

CREATE TABLE job_views (
  job_posting_id integer NOT NULL,
  visitor_hash bytea NOT NULL,
  hour timestamp with time zone NOT NULL,
  CONSTRAINT job_views_pkey PRIMARY KEY (job_posting_id, visitor_hash, hour),
  CONSTRAINT job_views_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_postings(id) ON DELETE CASCADE
);
CREATE INDEX job_views_hour_idx ON job_views (hour);

CREATE TABLE locations (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  name character varying(255) NOT NULL,
  slug character varying(255) NOT NULL,
  region character varying(100) DEFAULT ''::character varying NOT NULL,
  country character varying(100) DEFAULT 'Papua New Guinea'::character varying NOT NULL,
  province character varying(100) DEFAULT ''::character varying NOT NULL,
  kind character varying(10) DEFAULT 'town'::character varying NOT NULL,
  aliases text[] DEFAULT '{}'::text[] NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  sort_order integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT locations_pkey PRIMARY KEY (id),
  CONSTRAINT locations_country_check CHECK ((btrim((country)::text) <> ''::text)),
  CONSTRAINT locations_kind_check CHECK (((kind)::text = ANY ((ARRAY['town'::character varying, 'province'::character varying, 'special'::character varying])::text[]))),
  CONSTRAINT locations_name_check CHECK ((btrim((name)::text) <> ''::text)),
  CONSTRAINT locations_slug_check CHECK (((slug)::text ~ '^[a-z0-9-]+$'::text)),
  CONSTRAINT locations_slug_key UNIQUE (slug)
);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON locations FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');
CREATE TRIGGER rename_in_jobs AFTER UPDATE OF name, province ON locations FOR EACH ROW WHEN ((((old.name)::text <> (new.name)::text) OR ((old.province)::text <> (new.province)::text))) EXECUTE FUNCTION rename_in_jobs();

CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  conversation_id integer NOT NULL,
  sender character varying(20) NOT NULL,
  body character varying(4000) NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_body_check CHECK (((body)::text <> ''::text)),
  CONSTRAINT messages_sender_check CHECK (((sender)::text = ANY ((ARRAY['employer'::character varying, 'job_seeker'::character varying])::text[]))),
  CONSTRAINT messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE
);
CREATE INDEX messages_conversation_idx ON messages (conversation_id, id);

CREATE TABLE migrations (
  name text NOT NULL,
  applied_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT migrations_pkey PRIMARY KEY (name)
);

CREATE TABLE notice_settings (
  job_seeker_id integer NOT NULL,
  kind character varying(30) NOT NULL,
  by_mail boolean DEFAULT true NOT NULL,
  in_dashboard boolean DEFAULT true NOT NULL,
  token character varying(43) NOT NULL,
  CONSTRAINT notice_settings_pkey PRIMARY KEY (job_seeker_id, kind),
  CONSTRAINT notice_settings_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT notice_settings_token_key UNIQUE (token)
);

CREATE TABLE notices (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  job_seeker_id integer NOT NULL,
  kind character varying(30) NOT NULL,
  text character varying(700) NOT NULL,
  path character varying(200) NOT NULL,
  once_key character varying(80),
  is_shown boolean NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  read_at timestamp with time zone,
  "values" jsonb,
  CONSTRAINT notices_pkey PRIMARY KEY (id),
  CONSTRAINT notices_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT notices_job_seeker_id_once_key_key UNIQUE (job_seeker_id, once_key)
);
CREATE INDEX notices_created_at_idx ON notices (created_at);
CREATE INDEX notices_list_idx ON notices (job_seeker_id, created_at DESC, id DESC) WHERE is_shown;
CREATE INDEX notices_unread_idx ON notices (job_seeker_id) WHERE (is_shown AND (read_at IS NULL));

CREATE TABLE page_errors (
  day date NOT NULL,
  page character varying(60) NOT NULL,
  engine character varying(20) NOT NULL,
  version integer NOT NULL,
  kind character varying(30) NOT NULL,
  place character varying(60) NOT NULL,
  times integer DEFAULT 1 NOT NULL,
  CONSTRAINT page_errors_pkey PRIMARY KEY (day, page, engine, version, kind, place)
);

CREATE TABLE page_texts (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  page character varying(20) NOT NULL,
  body text DEFAULT ''::text NOT NULL,
  administrator_id integer,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT page_texts_pkey PRIMARY KEY (id),
  CONSTRAINT page_texts_body_check CHECK ((length(body) <= 30000)),
  CONSTRAINT page_texts_administrator_id_fkey FOREIGN KEY (administrator_id) REFERENCES administrators(id) ON DELETE SET NULL
);
CREATE INDEX page_texts_administrator_idx ON page_texts (administrator_id) WHERE (administrator_id IS NOT NULL);
CREATE INDEX page_texts_page_idx ON page_texts (page, id DESC);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON page_texts FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');

CREATE TABLE password_reset_tokens (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  email character varying(255) NOT NULL,
  token_hash bytea NOT NULL,
  user_type character varying(20) NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT password_reset_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT password_reset_tokens_user_type_check CHECK (((user_type)::text = ANY ((ARRAY['user'::character varying, 'employer'::character varying, 'admin'::character varying])::text[]))),
  CONSTRAINT password_reset_tokens_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX password_reset_tokens_email_idx ON password_reset_tokens (lower((email)::text), user_type);

CREATE TABLE payment_proposals (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  line_id integer NOT NULL,
  reference character varying(8) NOT NULL,
  is_exact boolean NOT NULL,
  state character varying(20) DEFAULT 'open'::character varying NOT NULL,
  admin_id integer,
  decided_at timestamp with time zone,
  CONSTRAINT payment_proposals_pkey PRIMARY KEY (id),
  CONSTRAINT payment_proposals_check CHECK ((((state)::text = 'open'::text) = (decided_at IS NULL))),
  CONSTRAINT payment_proposals_state_check CHECK (((state)::text = ANY ((ARRAY['open'::character varying, 'approved'::character varying, 'dismissed'::character varying])::text[]))),
  CONSTRAINT payment_proposals_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES administrators(id) ON DELETE SET NULL,
  CONSTRAINT payment_proposals_line_id_fkey FOREIGN KEY (line_id) REFERENCES bank_lines(id) ON DELETE CASCADE,
  CONSTRAINT payment_proposals_reference_fkey FOREIGN KEY (reference) REFERENCES payment_references(reference) ON DELETE CASCADE,
  CONSTRAINT payment_proposals_line_id_reference_key UNIQUE (line_id, reference)
);
CREATE INDEX payment_proposals_admin_id_idx ON payment_proposals (admin_id) WHERE (admin_id IS NOT NULL);
CREATE UNIQUE INDEX payment_proposals_line_once ON payment_proposals (line_id) WHERE ((state)::text = 'approved'::text);
CREATE INDEX payment_proposals_open_idx ON payment_proposals (id) WHERE ((state)::text = 'open'::text);
CREATE INDEX payment_proposals_reference_idx ON payment_proposals (reference);
CREATE UNIQUE INDEX payment_proposals_reference_once ON payment_proposals (reference) WHERE ((state)::text = 'approved'::text);

CREATE TABLE payment_receipts (
  payment_request_id integer NOT NULL,
  kind character varying(12) NOT NULL,
  number integer NOT NULL,
  seller_name text NOT NULL,
  seller_address text NOT NULL,
  seller_tin text NOT NULL,
  buyer_name text NOT NULL,
  buyer_contact text NOT NULL,
  buyer_address text NOT NULL,
  package_name character varying(100) NOT NULL,
  credits integer NOT NULL,
  amount integer NOT NULL,
  gst integer,
  payment_method character varying(20) NOT NULL,
  reference character varying(8) NOT NULL,
  issued_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_receipts_pkey PRIMARY KEY (payment_request_id),
  CONSTRAINT payment_receipts_check CHECK (((gst >= 0) AND (gst <= amount))),
  CONSTRAINT payment_receipts_check1 CHECK ((((kind)::text = 'tax_invoice'::text) = (gst IS NOT NULL))),
  CONSTRAINT payment_receipts_check2 CHECK ((((kind)::text <> 'tax_invoice'::text) OR (seller_tin <> ''::text))),
  CONSTRAINT payment_receipts_number_check CHECK ((number > 0)),
  CONSTRAINT payment_receipts_kind_fkey FOREIGN KEY (kind) REFERENCES receipt_series(kind),
  CONSTRAINT payment_receipts_payment_request_id_fkey FOREIGN KEY (payment_request_id) REFERENCES payment_requests(id),
  CONSTRAINT payment_receipts_kind_number_key UNIQUE (kind, number)
);
CREATE TRIGGER refuse_receipt_change BEFORE DELETE OR UPDATE ON payment_receipts FOR EACH ROW EXECUTE FUNCTION refuse_receipt_change();

CREATE TABLE payment_references (
  reference character varying(8) NOT NULL,
  employer_id integer NOT NULL,
  taken_at timestamp with time zone,
  CONSTRAINT payment_references_pkey PRIMARY KEY (reference),
  CONSTRAINT payment_references_reference_check CHECK (((reference)::text ~ '^PNG-[2-9B-DF-HJ-NP-TV-Z]{4}$'::text)),
  CONSTRAINT payment_references_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE
);
CREATE INDEX payment_references_employer_idx ON payment_references (employer_id);
CREATE INDEX payment_references_folded_idx ON payment_references (translate(substr((reference)::text, 5), 'SZBGD'::text, '5286Q'::text));
CREATE UNIQUE INDEX payment_references_waiting ON payment_references (employer_id) WHERE (taken_at IS NULL);

CREATE TABLE payment_requests (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  employer_id integer NOT NULL,
  package_id integer,
  package_name character varying(100) NOT NULL,
  package_credits integer NOT NULL,
  amount integer NOT NULL,
  status character varying(20) DEFAULT 'pending'::character varying NOT NULL,
  payment_method character varying(20) NOT NULL,
  payment_details text NOT NULL,
  admin_notes text DEFAULT ''::text NOT NULL,
  processed_by integer,
  processed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  reference character varying(8) NOT NULL,
  slip_key character varying(60),
  slip_type character varying(4),
  slip_at timestamp with time zone,
  CONSTRAINT payment_requests_pkey PRIMARY KEY (id),
  CONSTRAINT payment_requests_amount_check CHECK ((amount >= 0)),
  CONSTRAINT payment_requests_check CHECK ((((status)::text = 'pending'::text) = (processed_at IS NULL))),
  CONSTRAINT payment_requests_check1 CHECK ((num_nulls(slip_key, slip_type, slip_at) = ANY (ARRAY[0, 3]))),
  CONSTRAINT payment_requests_check2 CHECK ((((status)::text <> 'cancelled'::text) OR (processed_by IS NULL))),
  CONSTRAINT payment_requests_package_credits_check CHECK ((package_credits > 0)),
  CONSTRAINT payment_requests_payment_details_check CHECK ((length(payment_details) <= 2000)),
  CONSTRAINT payment_requests_payment_method_check CHECK (((payment_method)::text = ANY ((ARRAY['bank_transfer'::character varying, 'cash'::character varying, 'mobile_money'::character varying, 'check'::character varying])::text[]))),
  CONSTRAINT payment_requests_slip_type_check CHECK (((slip_type)::text = ANY ((ARRAY['jpeg'::character varying, 'pdf'::character varying])::text[]))),
  CONSTRAINT payment_requests_status_check CHECK (((status)::text = ANY ((ARRAY['pending'::character varying, 'approved'::character varying, 'rejected'::character varying, 'cancelled'::character varying])::text[]))),
  CONSTRAINT payment_requests_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT payment_requests_package_id_fkey FOREIGN KEY (package_id) REFERENCES credit_packages(id),
  CONSTRAINT payment_requests_processed_by_fkey FOREIGN KEY (processed_by) REFERENCES administrators(id) ON DELETE SET NULL,
  CONSTRAINT payment_requests_reference_fkey FOREIGN KEY (reference) REFERENCES payment_references(reference),
  CONSTRAINT payment_requests_reference_key UNIQUE (reference),
  CONSTRAINT payment_requests_slip_key_key UNIQUE (slip_key)
);
CREATE INDEX payment_requests_amount_idx ON payment_requests (amount DESC, id DESC);
CREATE INDEX payment_requests_employer_idx ON payment_requests (employer_id, id DESC);
CREATE INDEX payment_requests_package_id_idx ON payment_requests (package_id);
CREATE INDEX payment_requests_pending_idx ON payment_requests (created_at) WHERE ((status)::text = 'pending'::text);
CREATE INDEX payment_requests_processed_by_idx ON payment_requests (processed_by) WHERE (processed_by IS NOT NULL);

CREATE TABLE phone_codes (
  phone character varying(16) NOT NULL,
  user_type character varying(20) NOT NULL,
  purpose character varying(10) NOT NULL,
  code_hash text NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT phone_codes_pkey PRIMARY KEY (phone, user_type, purpose),
  CONSTRAINT phone_codes_purpose_check CHECK (((purpose)::text = ANY ((ARRAY['register'::character varying, 'login'::character varying, 'reset'::character varying, 'change'::character varying])::text[]))),
  CONSTRAINT phone_codes_user_type_check CHECK (((user_type)::text = ANY ((ARRAY['user'::character varying, 'employer'::character varying])::text[])))
);

CREATE TABLE push_keys (
  id smallint NOT NULL,
  public_key character varying(100) NOT NULL,
  private_key character varying(60) NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_keys_pkey PRIMARY KEY (id),
  CONSTRAINT push_keys_id_check CHECK ((id = 1))
);

CREATE TABLE push_subscriptions (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  job_seeker_id integer NOT NULL,
  session_id integer NOT NULL,
  endpoint character varying(1000) NOT NULL,
  p256dh character varying(100) NOT NULL,
  auth character varying(40) NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX push_subscriptions_endpoint_idx ON push_subscriptions (md5((endpoint)::text));
CREATE INDEX push_subscriptions_job_seeker_id_idx ON push_subscriptions (job_seeker_id);
CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions (session_id);

CREATE TABLE rate_limits (
  key character varying(400) NOT NULL,
  points integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expires_at_idx ON rate_limits (expires_at);

CREATE TABLE receipt_series (
  kind character varying(12) NOT NULL,
  last_number integer DEFAULT 0 NOT NULL,
  CONSTRAINT receipt_series_pkey PRIMARY KEY (kind),
  CONSTRAINT receipt_series_kind_check CHECK (((kind)::text = ANY ((ARRAY['receipt'::character varying, 'tax_invoice'::character varying])::text[])))
);

CREATE TABLE recovery_codes (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  administrator_id integer NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (id),
  CONSTRAINT recovery_codes_administrator_id_fkey FOREIGN KEY (administrator_id) REFERENCES second_factors(administrator_id) ON DELETE CASCADE
);
CREATE INDEX recovery_codes_administrator_idx ON recovery_codes (administrator_id);

CREATE TABLE saved_jobs (
  job_seeker_id integer NOT NULL,
  job_posting_id integer NOT NULL,
  saved_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT saved_jobs_pkey PRIMARY KEY (job_seeker_id, job_posting_id),
  CONSTRAINT saved_jobs_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_postings(id) ON DELETE CASCADE,
  CONSTRAINT saved_jobs_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE
);
CREATE INDEX saved_jobs_job_posting_id_idx ON saved_jobs (job_posting_id);

CREATE TABLE saved_replies (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  employer_id integer NOT NULL,
  name character varying(60) NOT NULL,
  body character varying(4000) NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT saved_replies_pkey PRIMARY KEY (id),
  CONSTRAINT saved_replies_body_check CHECK (((body)::text <> ''::text)),
  CONSTRAINT saved_replies_name_check CHECK (((name)::text <> ''::text)),
  CONSTRAINT saved_replies_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE
);
CREATE INDEX saved_replies_idx ON saved_replies (employer_id);

CREATE TABLE saved_searches (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  employer_id integer NOT NULL,
  name character varying(80) NOT NULL,
  search jsonb NOT NULL,
  by_mail boolean DEFAULT true NOT NULL,
  token character varying(43) NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  mailed_until timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT saved_searches_pkey PRIMARY KEY (id),
  CONSTRAINT saved_searches_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT saved_searches_token_key UNIQUE (token)
);
CREATE INDEX saved_searches_employer_id_idx ON saved_searches (employer_id);

CREATE TABLE search_words (
  word text NOT NULL,
  lexeme text NOT NULL,
  cvs integer NOT NULL,
  CONSTRAINT search_words_pkey PRIMARY KEY (word)
);
CREATE INDEX search_words_lexeme_idx ON search_words (lexeme);
CREATE INDEX search_words_similar_idx ON search_words USING gin (word gin_trgm_ops);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON search_words FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('cvs');

CREATE TABLE second_factors (
  administrator_id integer NOT NULL,
  secret bytea NOT NULL,
  last_step integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  confirmed_at timestamp with time zone,
  CONSTRAINT second_factors_pkey PRIMARY KEY (administrator_id),
  CONSTRAINT second_factors_administrator_id_fkey FOREIGN KEY (administrator_id) REFERENCES administrators(id) ON DELETE CASCADE
);

CREATE TABLE sessions (
  token_hash bytea NOT NULL,
  job_seeker_id integer,
  employer_id integer,
  administrator_id integer,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  device character varying(60) DEFAULT ''::character varying NOT NULL,
  is_short boolean DEFAULT false NOT NULL,
  confirmed_at timestamp with time zone,
  CONSTRAINT sessions_pkey PRIMARY KEY (token_hash),
  CONSTRAINT sessions_check CHECK ((num_nonnulls(job_seeker_id, employer_id, administrator_id) = 1)),
  CONSTRAINT sessions_administrator_id_fkey FOREIGN KEY (administrator_id) REFERENCES administrators(id) ON DELETE CASCADE,
  CONSTRAINT sessions_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  CONSTRAINT sessions_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES job_seekers(id) ON DELETE CASCADE,
  CONSTRAINT sessions_id_key UNIQUE (id)
);
CREATE INDEX sessions_administrator_id_idx ON sessions (administrator_id) WHERE (administrator_id IS NOT NULL);
CREATE INDEX sessions_employer_id_idx ON sessions (employer_id) WHERE (employer_id IS NOT NULL);
CREATE INDEX sessions_job_seeker_id_idx ON sessions (job_seeker_id) WHERE (job_seeker_id IS NOT NULL);
CREATE INDEX sessions_last_seen_at_idx ON sessions (last_seen_at);

CREATE TABLE shortlist_cvs (
  shortlist_id integer NOT NULL,
  cv_id integer NOT NULL,
  added_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT shortlist_cvs_pkey PRIMARY KEY (shortlist_id, cv_id),
  CONSTRAINT shortlist_cvs_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE CASCADE,
  CONSTRAINT shortlist_cvs_shortlist_id_fkey FOREIGN KEY (shortlist_id) REFERENCES shortlists(id) ON DELETE CASCADE
);
CREATE INDEX shortlist_cvs_cv_id_idx ON shortlist_cvs (cv_id);

CREATE TABLE shortlists (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  employer_id integer NOT NULL,
  name character varying(80) NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT shortlists_pkey PRIMARY KEY (id),
  CONSTRAINT shortlists_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX shortlists_name_idx ON shortlists (employer_id, lower((name)::text));

CREATE TABLE sms_days (
  day date NOT NULL,
  parts integer NOT NULL,
  toea integer NOT NULL,
  CONSTRAINT sms_days_pkey PRIMARY KEY (day)
);

CREATE TABLE sms_messages (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind character varying(20) NOT NULL,
  recipient character varying(20) NOT NULL,
  body character varying(1000) NOT NULL,
  parts smallint NOT NULL,
  toea integer NOT NULL,
  state character varying(10) DEFAULT 'queued'::character varying NOT NULL,
  attempts smallint DEFAULT 0 NOT NULL,
  last_error character varying(300) DEFAULT ''::character varying NOT NULL,
  token character varying(43) NOT NULL,
  once_key character varying(100),
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
  leased_until timestamp with time zone,
  sent_at timestamp with time zone,
  reported_at timestamp with time zone,
  CONSTRAINT sms_messages_pkey PRIMARY KEY (id),
  CONSTRAINT sms_messages_state_check CHECK (((state)::text = ANY ((ARRAY['queued'::character varying, 'sent'::character varying, 'delivered'::character varying, 'failed'::character varying])::text[]))),
  CONSTRAINT sms_messages_once_key_key UNIQUE (once_key),
  CONSTRAINT sms_messages_token_key UNIQUE (token)
);
CREATE INDEX sms_messages_created_at_idx ON sms_messages (created_at);
CREATE INDEX sms_messages_due_idx ON sms_messages (next_attempt_at) WHERE ((state)::text = 'queued'::text);
CREATE INDEX sms_messages_recipient_idx ON sms_messages (recipient);
CREATE INDEX sms_messages_state_idx ON sms_messages (state, id);

CREATE TABLE status_days (
  day date NOT NULL,
  part character varying(20) NOT NULL,
  minutes_ok integer DEFAULT 0 NOT NULL,
  minutes_failed integer DEFAULT 0 NOT NULL,
  minutes_off integer DEFAULT 0 NOT NULL,
  first_minute timestamp with time zone NOT NULL,
  CONSTRAINT status_days_pkey PRIMARY KEY (day, part)
);

CREATE TABLE status_minutes (
  minute timestamp with time zone NOT NULL,
  CONSTRAINT status_minutes_pkey PRIMARY KEY (minute)
);

CREATE TABLE status_notes (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  title character varying(120) NOT NULL,
  body character varying(2000) DEFAULT ''::character varying NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT status_notes_pkey PRIMARY KEY (id),
  CONSTRAINT status_notes_check CHECK ((ends_at > starts_at))
);
CREATE INDEX status_notes_starts_at_idx ON status_notes (starts_at DESC, id DESC);

CREATE TABLE status_parts (
  part character varying(20) NOT NULL,
  state character varying(10) NOT NULL,
  since timestamp with time zone NOT NULL,
  measured_at timestamp with time zone NOT NULL,
  CONSTRAINT status_parts_pkey PRIMARY KEY (part)
);

CREATE TABLE system_settings (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  setting_key character varying(100) NOT NULL,
  setting_value text DEFAULT ''::text NOT NULL,
  setting_type character varying(50) DEFAULT 'string'::character varying NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  category character varying(50) DEFAULT 'general'::character varying NOT NULL,
  is_editable boolean DEFAULT true NOT NULL,
  is_public boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT system_settings_pkey PRIMARY KEY (id),
  CONSTRAINT system_settings_category_check CHECK (((category)::text = ANY ((ARRAY['general'::character varying, 'payment'::character varying, 'email'::character varying, 'security'::character varying, 'api'::character varying])::text[]))),
  CONSTRAINT system_settings_setting_key_key UNIQUE (setting_key)
);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON system_settings FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');

CREATE TABLE translations (
  english character varying(1000) NOT NULL,
  words character varying(2000) NOT NULL,
  is_reviewed boolean NOT NULL,
  administrator_id integer,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT translations_pkey PRIMARY KEY (english),
  CONSTRAINT translations_words_check CHECK (((words)::text <> ''::text)),
  CONSTRAINT translations_administrator_id_fkey FOREIGN KEY (administrator_id) REFERENCES administrators(id) ON DELETE SET NULL
);
CREATE INDEX translations_administrator_idx ON translations (administrator_id) WHERE (administrator_id IS NOT NULL);
CREATE TRIGGER count_content_change AFTER INSERT OR DELETE OR UPDATE ON translations FOR EACH STATEMENT EXECUTE FUNCTION count_content_change('site');

CREATE TABLE unscanned_files (
  file_key character varying(100) NOT NULL,
  stored_at timestamp with time zone DEFAULT now() NOT NULL,
  virus character varying(200),
  CONSTRAINT unscanned_files_pkey PRIMARY KEY (file_key)
);
CREATE INDEX unscanned_files_stored_at_idx ON unscanned_files (stored_at);

CREATE TABLE virus_scanner_outage (
  id integer DEFAULT 1 NOT NULL,
  since timestamp with time zone NOT NULL,
  reason character varying(300) NOT NULL,
  CONSTRAINT virus_scanner_outage_pkey PRIMARY KEY (id),
  CONSTRAINT virus_scanner_outage_id_check CHECK ((id = 1))
);

CREATE TABLE visitors_of_the_day (
  day date NOT NULL,
  visitor_hash bytea NOT NULL,
  CONSTRAINT visitors_of_the_day_pkey PRIMARY KEY (day, visitor_hash)
);

CREATE VIEW searchable_cvs AS
 SELECT c.id AS cv_id,
    c.uploaded_at,
    pay.salary_min,
    pay.salary_max,
    experience_years(p.years::integer, c.experience::text) AS experience,
    strip(((parts.heading || parts.skill_words) || parts.summary_words) || to_tsvector('english'::regconfig, search_text(concat_ws(' '::text, "left"(t.text, 100000), c.location, k.name)))) || array_to_tsvector(((((((((ARRAY( SELECT 't='::text || word.word
           FROM unnest(tsvector_to_array(parts.heading)) word(word))) || (ARRAY( SELECT 'k='::text || word.word
           FROM unnest(tsvector_to_array(parts.heading || parts.skill_words)) word(word)))) || (ARRAY( SELECT 's='::text || search_text(skill.skill)
           FROM unnest(c.skills) skill(skill)
          WHERE search_text(skill.skill) ~ '[[:alpha:]]'::text))) ||
        CASE
            WHEN c.location_id IS NULL THEN ARRAY( SELECT 'p='::text || word.word
               FROM regexp_split_to_table(search_text(c.location::text), ' '::text) word(word)
              WHERE word.word <> ''::text)
            ELSE ARRAY['l='::text || c.location_id, (('g='::text || c.category::text) || '.'::text) || c.location_id]
        END) || (ARRAY( SELECT 'y='::text || band.band
           FROM generate_series(pay_band(pay.salary_min), pay_band(pay.salary_max)) band(band)))) || ARRAY['z='::text || COALESCE(pay_band(pay.salary_max), '-1'::integer)]) || ARRAY['c='::text || c.category::text, 'x='::text || experience_band(p.years::integer, c.experience::text), 'n='::text || experience_years(p.years::integer, c.experience::text), 'e='::text || COALESCE(c.education, 'none'::character varying)::text, 'b='::text || age.bucket, 'd='::text || (age.bucket / 8)]) || COALESCE(p.codes, '{}'::text[])) || repeat('~'::text, 2000)) AS lexemes,
    (setweight(parts.heading, 'A'::"char") || setweight(parts.skill_words, 'B'::"char")) || setweight(parts.summary_words, 'C'::"char") AS words,
    ( SELECT j.shown_to = 'everybody'::text
           FROM job_seekers j
          WHERE j.id = c.job_seeker_id) AS is_public
   FROM visible_cvs(0) c(id, job_seeker_id, full_name, email, phone, job_title, location, location_id, summary, skills, experience, category, salary_min, salary_max, education, status, file_key, file_name, file_type, file_size, is_active, blocked_at, uploaded_at, updated_at)
     JOIN categories k ON k.slug::text = c.category::text
     LEFT JOIN cv_texts t ON t.cv_id = c.id
     LEFT JOIN ai_profiles p ON p.cv_id = c.id
     CROSS JOIN LATERAL ( SELECT to_tsvector('english'::regconfig, search_text((c.job_title::text || ' '::text) || c.full_name::text)) AS heading,
            to_tsvector('english'::regconfig, search_text(array_to_string(c.skills, ' '::text))) AS skill_words,
            to_tsvector('english'::regconfig, search_text(c.summary)) AS summary_words
         OFFSET 0) parts
     CROSS JOIN LATERAL ( SELECT COALESCE(c.salary_min, c.salary_max) AS salary_min,
            COALESCE(c.salary_max, c.salary_min) AS salary_max) pay
     CROSS JOIN LATERAL ( SELECT COALESCE(max(a.bucket), 0) AS bucket
           FROM cv_ages a
          WHERE (ROW(a.uploaded_at, a.cv_id) <= ROW(c.uploaded_at, c.id))
         OFFSET 0) age;

CREATE OR REPLACE FUNCTION ai_matching_cvs(q tsquery[], pay int4multirange, hidden integer[], needed integer, OUT ids integer[], OUT total integer, OUT is_exact boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  SELECT m.ids[:needed], m.total, m.is_exact INTO ids, total, is_exact FROM matching_cvs(q, pay, hidden, false, NULL, 'date', needed, 3000) m;
END $function$;

CREATE OR REPLACE FUNCTION banded_cvs(q tsquery[], pay int4multirange, hidden integer[], public_only boolean, since timestamp with time zone, sort text, needed integer)
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  ids integer[] := '{}';
  band tsquery;
BEGIN
  FOREACH band IN ARRAY CASE sort WHEN 'experience' THEN ARRAY(SELECT ('n=' || n)::tsquery FROM generate_series(60, 0, -1) n)
    ELSE ARRAY(SELECT ('z=' || n)::tsquery FROM generate_series(28, -1, -1) n) END LOOP
    -- within a year of experience the newest come first; a pay band is read and sorted whole
    ids := ids || CASE sort WHEN 'experience' THEN (matching_cvs(band || q, pay, hidden, public_only, since, 'date', needed - cardinality(ids), 3000)).ids
      ELSE (matching_cvs(band || q, pay, hidden, public_only, since, 'salary', 10000000, 10000000)).ids END;
    EXIT WHEN cardinality(ids) >= needed;
  END LOOP;
  RETURN ids;
END $function$;

CREATE OR REPLACE FUNCTION buy_cv_access(buyer integer, cv integer, person integer, kind character varying, cost integer, reason character varying, at timestamp with time zone, since timestamp with time zone, limit_key character varying, limit_seconds double precision, OUT is_new boolean, OUT is_paid boolean, OUT credits integer, OUT uses integer, OUT uses_end timestamp with time zone, OUT bought integer, OUT is_shown boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
BEGIN
  credits := lock_balance(buyer);
  is_paid := credits >= cost;
  INSERT INTO cv_access (employer_id, cv_id, job_seeker_id, access_type, credits_used, created_at)
    VALUES (buyer, cv, person, kind, cost, at) ON CONFLICT DO NOTHING;
  is_new := FOUND;
  IF NOT is_new THEN
    RETURN;
  END IF;
  is_shown := EXISTS (SELECT FROM visible_cvs(buyer) v WHERE v.id = cv);
  SELECT c.points, c.expires_at INTO uses, uses_end FROM count_use(limit_key, 1, at, limit_seconds) c;
  IF is_paid AND cost > 0 THEN
    INSERT INTO credit_transactions (employer_id, type, amount, description, related_id, created_at)
      VALUES (buyer, 'usage', -cost, reason, cv, at) RETURNING balance_after INTO credits;
  END IF;
  SELECT count(*) INTO bought FROM cv_access
    WHERE employer_id = buyer AND access_type IN ('view', 'download') AND created_at > since;
END $function$;

CREATE OR REPLACE FUNCTION company_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(nullif(regexp_replace(words,
      '^the |( (ltd|limited|pty|plc|inc|incorporated|co|company|corp|corporation|png|papua new guinea))+$', '', 'g'), ''), words)
  FROM (SELECT btrim(regexp_replace(
    translate(lower(replace(name, '&', ' and ')), 'àáâãäåçèéêëìíîïñòóôõöùúûüý', 'aaaaaaceeeeiiiinooooouuuuy'), '[^[:alnum:]]+', ' ', 'g')) AS words) plain
$function$;

CREATE OR REPLACE FUNCTION content_versions(at timestamp with time zone, OUT site text, OUT jobs text, OUT cvs text)
 RETURNS record
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT concat_ws(' ', coalesce(sum(changes) FILTER (WHERE area = 'site'), 0),
      (SELECT extract(epoch FROM min(CASE WHEN starts_at > at THEN starts_at ELSE ends_at END)) FROM announcements
        WHERE ended_at IS NULL AND ends_at > at)),
    concat_ws(' ', coalesce(sum(changes) FILTER (WHERE area = 'jobs'), 0),
      (SELECT extract(epoch FROM min(ends_at)) FROM job_postings
        WHERE is_active AND published_at IS NOT NULL AND blocked_at IS NULL AND ends_at > at)),
    coalesce(sum(changes) FILTER (WHERE area = 'cvs'), 0)::text
  FROM content_changes
$function$;

CREATE OR REPLACE FUNCTION count_applications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN UPDATE job_postings SET applications = applications + 1 WHERE id = NEW.job_posting_id;
  ELSE UPDATE job_postings SET applications = applications - 1 WHERE id = OLD.job_posting_id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_content_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE content_changes SET changes = changes + 1 WHERE area = TG_ARGV[0] AND slot =
    (SELECT slot FROM content_changes WHERE area = TG_ARGV[0] ORDER BY slot LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED);
  IF NOT FOUND THEN
    INSERT INTO content_changes (area, slot, changes) VALUES (TG_ARGV[0], floor(random() * 32767), 1)
    ON CONFLICT (area, slot) DO UPDATE SET changes = content_changes.changes + 1;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION count_use(limit_key character varying, uses integer, at timestamp with time zone, seconds double precision, OUT points integer, OUT expires_at timestamp with time zone)
 RETURNS record
 LANGUAGE sql
AS $function$
  INSERT INTO rate_limits AS l (key, points, expires_at) VALUES (limit_key, uses, at + make_interval(secs => seconds))
  ON CONFLICT (key) DO UPDATE SET (points, expires_at) = (
    SELECT greatest(0, CASE WHEN is_over THEN uses ELSE l.points + uses END),
      CASE WHEN is_over THEN excluded.expires_at ELSE l.expires_at END
    FROM (SELECT l.expires_at <= at OR l.expires_at > excluded.expires_at + interval '1 hour' AS is_over) w)
  RETURNING l.points, l.expires_at
$function$;

CREATE OR REPLACE FUNCTION experience_band(years integer, said text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN years IS NULL THEN said WHEN years <= 2 THEN 'entry' WHEN years <= 5 THEN 'mid' WHEN years <= 10 THEN 'senior'
    ELSE 'executive' END
$function$;

CREATE OR REPLACE FUNCTION experience_years(years integer, said text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT least(coalesce(years, CASE said WHEN 'entry' THEN 0 WHEN 'mid' THEN 3 WHEN 'senior' THEN 6 ELSE 11 END), 60)
$function$;

CREATE OR REPLACE FUNCTION fill_cv_search()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  DROP INDEX cv_search_lexemes_idx;
  INSERT INTO cv_ages SELECT place / 8192, uploaded_at, id FROM (
    SELECT c.uploaded_at, c.id, row_number() OVER (ORDER BY c.uploaded_at, c.id) - 1 AS place FROM visible_cvs(0) c) visible
  WHERE place > 0 AND place % 8192 = 0;
  INSERT INTO cv_search SELECT cv_id, uploaded_at, salary_min, salary_max, experience, lexemes, is_public FROM searchable_cvs ORDER BY uploaded_at, cv_id;
  INSERT INTO cv_ranking SELECT cv_id, uploaded_at, words FROM searchable_cvs ORDER BY uploaded_at, cv_id;
  CREATE INDEX cv_search_lexemes_idx ON cv_search USING gin (lexemes) WITH (fastupdate = on, gin_pending_list_limit = 1024);
END $function$;

CREATE OR REPLACE FUNCTION hide_from_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  key constant text := company_key(NEW.company_name);
BEGIN
  PERFORM pg_advisory_xact_lock('hidden_companies'::regclass::integer, hashtext(key));
  INSERT INTO hidden_from SELECT NEW.id, h.job_seeker_id, h.id FROM hidden_companies h WHERE h.name_key = key ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION hide_named_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_advisory_xact_lock('hidden_companies'::regclass::integer, hashtext(NEW.name_key));
  INSERT INTO hidden_from SELECT e.id, NEW.job_seeker_id, NEW.id FROM employers e WHERE company_key(e.company_name) = NEW.name_key;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION index_changed_codes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM index_cv(NEW.cv_id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION index_changed_cv()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- A change of the owner or of the category's name indexes the CVs that it sees. It does not see this one yet, so it must
  -- have happened before this one is indexed, or happen after the commit.
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM job_seekers WHERE id = NEW.job_seeker_id FOR SHARE;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.category <> OLD.category THEN
    PERFORM FROM categories WHERE slug = NEW.category FOR SHARE;
  END IF;
  PERFORM index_cv(NEW.id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION index_changed_cv_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM index_cv(coalesce(NEW.cv_id, OLD.cv_id));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION index_cv(changed_cv_id integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- whoever changes a source of this row holds the CV: by changing it, or here
  PERFORM FROM cvs WHERE id = changed_cv_id FOR NO KEY UPDATE;
  WITH row AS MATERIALIZED (SELECT * FROM searchable_cvs WHERE cv_id = changed_cv_id),
  hidden AS (DELETE FROM cv_search WHERE cv_id = changed_cv_id AND NOT EXISTS (SELECT FROM row)),
  found AS (
    INSERT INTO cv_search AS s SELECT cv_id, uploaded_at, salary_min, salary_max, experience, lexemes, is_public FROM row
    ON CONFLICT (cv_id) DO UPDATE SET uploaded_at = excluded.uploaded_at, salary_min = excluded.salary_min,
      salary_max = excluded.salary_max, experience = excluded.experience, is_public = excluded.is_public,
      -- the stored value, not an equal one: only then does PostgreSQL leave the index as it is
      lexemes = CASE WHEN s.lexemes = excluded.lexemes THEN s.lexemes ELSE excluded.lexemes END
    WHERE (s.uploaded_at, s.salary_min, s.salary_max, s.experience, s.is_public, s.lexemes) IS DISTINCT FROM
      (excluded.uploaded_at, excluded.salary_min, excluded.salary_max, excluded.experience, excluded.is_public, excluded.lexemes))
  INSERT INTO cv_ranking AS r SELECT cv_id, uploaded_at, words FROM row
  ON CONFLICT (cv_id) DO UPDATE SET uploaded_at = excluded.uploaded_at, words = excluded.words
    WHERE (r.uploaded_at, r.words) IS DISTINCT FROM (excluded.uploaded_at, excluded.words);
END $function$;

CREATE OR REPLACE FUNCTION index_cvs_of_job_seeker()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM index_cv(id) FROM (SELECT id FROM cvs WHERE job_seeker_id = NEW.id ORDER BY id) own;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION is_indexed(lexeme text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
AS $function$
BEGIN
  RETURN EXISTS (SELECT FROM cv_search WHERE lexemes @@ quote_literal(lexeme)::tsquery);
END $function$;

CREATE OR REPLACE FUNCTION job_heading(title text, skills text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ SELECT lower(title || ' ' || array_to_string(skills, ' ')) $function$;

CREATE OR REPLACE FUNCTION job_query(typed text)
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  typed_words text[] := string_to_array(search_text(typed), ' ');
  last_word text := typed_words[cardinality(typed_words)];
  finished tsquery := to_tsquery('english', array_to_string(trim_array(typed_words, least(1, cardinality(typed_words))), ' & '));
  unfinished tsquery := to_tsquery('english', coalesce(last_word || ':*', ''));
BEGIN
  -- the beginning of a word may be none of its stem: "engineeri" finds "engineering" among the unstemmed words
  IF numnode(unfinished) > 0 THEN unfinished := unfinished || to_tsquery('simple', last_word || ':*'); END IF;
  RETURN finished && unfinished;
END $function$;

CREATE OR REPLACE FUNCTION job_words(job job_postings)
 RETURNS tsvector
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  title text := search_text(job.title);
  skills text := search_text(array_to_string(job.skills, ' '));
BEGIN
  RETURN setweight(to_tsvector('english', title) || to_tsvector('simple', title), 'A')
    || setweight(to_tsvector('english', skills) || to_tsvector('simple', skills), 'B')
    || setweight(to_tsvector('english', search_text(concat_ws(' ',
        (SELECT company_name FROM employers WHERE id = job.employer_id),
        (SELECT concat_ws(' ', name, province) FROM locations WHERE slug = job.location),
        (SELECT name FROM categories WHERE slug = job.category)))), 'C')
    || to_tsvector('english', search_text(concat_ws(' ', job.description, job.requirements, job.roster,
        CASE job.work_pattern WHEN 'fly-in-fly-out' THEN 'fly-in fly-out FIFO' WHEN 'drive-in-drive-out' THEN 'drive-in drive-out DIDO'
          ELSE job.work_pattern END,
        (SELECT string_agg('licence class ' || class, ' ') FROM unnest(job.licence_classes) AS class))));
END $function$;

CREATE OR REPLACE FUNCTION left_out_cvs(employer integer, without_opened boolean)
 RETURNS integer[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT array_agg(left_out.id) FROM (
    SELECT c.id FROM hidden_from h JOIN cvs c ON c.job_seeker_id = h.job_seeker_id WHERE h.employer_id = employer
    UNION SELECT a.cv_id FROM cv_access a WHERE without_opened AND a.employer_id = employer AND a.cv_id IS NOT NULL) left_out
$function$;

CREATE OR REPLACE FUNCTION lock_balance(employer integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  balance integer;
BEGIN
  PERFORM pg_advisory_xact_lock('credit_accounts'::regclass::integer, employer);
  SELECT credits INTO balance FROM credit_accounts WHERE employer_id = employer FOR UPDATE;
  RETURN balance;
END $function$;

CREATE OR REPLACE FUNCTION matching_cvs(q tsquery[], pay int4multirange, hidden integer[], public_only boolean, since timestamp with time zone, sort text, needed integer, few integer, sample integer DEFAULT NULL::integer, OUT ids integer[], OUT total integer, OUT is_exact boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  whole constant tsquery := (SELECT string_agg(format('(%s)', one), ' & ')::tsquery FROM unnest(q) one);
  buckets integer := (SELECT coalesce(max(bucket), 0) + 1 FROM cv_ages);
  unread integer := buckets;
  -- the oldest bucket that may hold what is asked for
  oldest constant integer := coalesce((SELECT max(bucket) FROM cv_ages a WHERE a.uploaded_at <= since), 0);
  low integer;
  missing integer;
  part integer[];
  newest integer;
  -- the matches in two older buckets, if the newest `sample` and these are enough to estimate the total
  older integer;
  too_old double precision;
  matching text := concat_ws(' AND ', 'true',
    -- each part by itself: within one query, the index reads whole parts that have many alternatives
    (SELECT string_agg(format('lexemes @@ $1[%s]', n), ' AND ') FROM generate_subscripts(q, 1) n),
    CASE WHEN hidden IS NOT NULL THEN 'cv_id <> ALL ($2)' END, CASE WHEN public_only THEN 'is_public' END,
    -- in a form that no index serves: by the index of dates every tsvector would have to be read
    CASE WHEN since IS NOT NULL THEN 'uploaded_at + interval ''0'' >= $3' END,
    (SELECT format('(%s)', string_agg(format('salary_max >= %s AND salary_min <= %s', coalesce(lower(band), 0), coalesce(upper(band) - 1, 2147483647)), ' OR '))
      FROM unnest(pay) band HAVING count(*) > 0));
BEGIN
  ids := '{}';
  WHILE needed < few AND buckets > 3 AND unread > oldest AND cardinality(ids) < needed AND older IS NULL
    -- the newest bucket is half full on average
    AND (unread = buckets OR cardinality(ids) * (buckets - 0.5) > few * (buckets - unread - 0.5)) LOOP
    -- the buckets that are probably enough
    missing := CASE WHEN unread = buckets THEN 2
      ELSE least(ceil((coalesce(sample, needed) - cardinality(ids)) * (buckets - unread - 0.5) / greatest(cardinality(ids), 1)), 1000) END;
    -- the buckets come first: otherwise the index looks for a match in all older ones before it skips them
    IF missing <= 6 THEN
      low := greatest(unread - missing, 0);
      part := NULL;
      EXECUTE format('SELECT array_agg(cv_id ORDER BY uploaded_at DESC, cv_id DESC) FROM cv_search WHERE lexemes @@ %L AND %s',
        (SELECT string_agg('b=' || n, ' | ') FROM generate_series(low, unread - 1) n), matching) INTO part USING q, hidden, since;
    ELSE
      low := (unread - 1) / 8 * 8;
      EXECUTE format('SELECT array_agg(cv_id ORDER BY uploaded_at DESC, cv_id DESC) FROM cv_search WHERE lexemes @@ ''d=%s'' AND %s
        AND (uploaded_at, cv_id) < (SELECT a.uploaded_at, a.cv_id FROM cv_ages a WHERE bucket = %s)',
        low / 8, matching, unread) INTO part USING q, hidden, since;
    END IF;
    ids := ids || coalesce(part, '{}');
    unread := low;
    IF cardinality(ids) >= sample THEN
      IF unread > oldest + 8 AND cardinality(ids) * (buckets - oldest - 0.5) > 2 * needed * (buckets - unread - 0.5) THEN
        EXECUTE format('SELECT count(*) FROM cv_search WHERE lexemes @@ ''b=%s | b=%s'' AND %s', oldest + (unread - oldest) / 3, oldest + (unread - oldest) * 2 / 3, matching)
          INTO older USING q, hidden, since;
        -- fewer among the older ones: the total may be exact
        older := CASE WHEN older * (unread - oldest) / 2 >= needed THEN older END;
      END IF;
      sample := NULL;
    END IF;
  END LOOP;

  is_exact := unread <= oldest OR (cardinality(ids) < needed AND older IS NULL);
  IF NOT is_exact THEN
    newest := (SELECT count(*) FROM cv_search WHERE (uploaded_at, cv_id) >= (SELECT a.uploaded_at, a.cv_id FROM cv_ages a WHERE bucket = buckets - 1));
    -- of the oldest bucket, what is too old, by time
    too_old := coalesce((SELECT 8192 * greatest(0, least(1, extract(epoch FROM since - b.begins) / nullif(extract(epoch FROM e.uploaded_at - b.begins), 0)))
      FROM cv_ages e, LATERAL (SELECT coalesce((SELECT a.uploaded_at FROM cv_ages a WHERE bucket = oldest), (SELECT min(uploaded_at) FROM cv_search)) AS begins) b
      WHERE e.bucket = oldest + 1 AND since IS NOT NULL), 0);
    total := (cardinality(ids) + coalesce(older, 0)) / (1 - (8192 * (unread - oldest - CASE WHEN older IS NULL THEN 0 ELSE 2 END) - too_old) / (8192 * (buckets - 1 - oldest) + newest - too_old));
  ELSE
    IF q IS NOT NULL AND (cardinality(q) = 1 OR buckets < 4) AND hidden IS NULL AND oldest = 0 AND sort = 'date' AND unread > oldest THEN
      -- most searches: its plan is kept, because planning takes longer than the search of a small site
      SELECT coalesce(array_agg(s.cv_id ORDER BY s.uploaded_at DESC, s.cv_id DESC), '{}') INTO ids FROM cv_search s
        WHERE s.lexemes @@ whole AND (s.is_public OR NOT public_only)
          AND (pay IS NULL OR CASE WHEN s.salary_min IS NOT NULL THEN int4range(s.salary_min, s.salary_max, '[]') && pay END)
          AND (since IS NULL OR s.uploaded_at + interval '0' >= since);
    ELSIF unread > oldest OR sort <> 'date' THEN
      IF oldest > 0 THEN
        matching := format('lexemes @@ %L AND ', (SELECT string_agg(DISTINCT CASE WHEN buckets - oldest > 8
          THEN 'd=' || n / 8 ELSE 'b=' || n END, ' | ') FROM generate_series(oldest, buckets - 1) n)) || matching;
      END IF;
      EXECUTE format('SELECT array_agg(cv_id ORDER BY %s uploaded_at DESC, cv_id DESC) FROM cv_search WHERE %s',
        CASE sort WHEN 'salary' THEN 'salary_max DESC NULLS LAST,' WHEN 'experience' THEN 'experience DESC,' ELSE '' END,
        matching) INTO ids USING q, hidden, since;
      ids := coalesce(ids, '{}');
    END IF;
    total := cardinality(ids);
  END IF;
END $function$;

CREATE OR REPLACE FUNCTION move_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE credit_accounts SET credits = credits + NEW.amount WHERE employer_id = NEW.employer_id
    RETURNING credits INTO NEW.balance_after;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION open_credit_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO credit_accounts (employer_id) VALUES (NEW.id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION open_jobs(at timestamp with time zone)
 RETURNS SETOF job_postings
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT j.* FROM job_postings j JOIN employers e ON e.id = j.employer_id
  WHERE j.is_active AND j.published_at IS NOT NULL AND j.blocked_at IS NULL AND j.ends_at > at AND e.is_active
$function$;

CREATE OR REPLACE FUNCTION pay_band(kina integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT CASE WHEN kina < 200000 THEN kina / 10000 ELSE least(18 + kina / 100000, 28) END
$function$;

CREATE OR REPLACE FUNCTION refuse_act_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.admin_id IS NULL AND to_jsonb(NEW) - 'admin_id' = to_jsonb(OLD) - 'admin_id' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'administrator_acts is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $function$;

CREATE OR REPLACE FUNCTION refuse_balance_without_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.credits <> 0 THEN RAISE EXCEPTION 'a credit account opens with 0 credits' USING ERRCODE = 'integrity_constraint_violation'; END IF;
  ELSIF NEW.credits <> OLD.credits AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance moves only by a row of credit_transactions' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.admin_id IS NULL AND to_jsonb(NEW) - 'admin_id' = to_jsonb(OLD) - 'admin_id' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'credit_transactions is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $function$;

CREATE OR REPLACE FUNCTION refuse_receipt_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a receipt never changes' USING ERRCODE = 'integrity_constraint_violation';
END $function$;

CREATE OR REPLACE FUNCTION remember_gone_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO gone_jobs (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION rename_in_jobs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'employers' THEN
    PERFORM FROM job_postings WHERE employer_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
    UPDATE job_postings SET words = '' WHERE employer_id = NEW.id;
  ELSIF TG_TABLE_NAME = 'locations' THEN
    PERFORM FROM job_postings WHERE location = NEW.slug ORDER BY id FOR NO KEY UPDATE;
    UPDATE job_postings SET words = '' WHERE location = NEW.slug;
  ELSE
    PERFORM FROM job_postings WHERE category = NEW.slug ORDER BY id FOR NO KEY UPDATE;
    UPDATE job_postings SET words = '' WHERE category = NEW.slug;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION search_cvs(q tsquery[], titled tsquery[], skilled tsquery[], words tsquery, phrase tsquery, heading tsquery, pay int4multirange, hidden integer[], public_only boolean, since timestamp with time zone, sort text, skip integer, size integer, once boolean, OUT ids integer[], OUT total integer, OUT is_exact boolean, OUT in_title integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  is_small constant boolean := (SELECT count(*) FROM cv_ages) < 3;
  is_ranked constant boolean := sort = 'relevance' AND words IS NOT NULL;
  is_complete boolean := true;
  ranked integer[];
  in_titles integer[] := '{}';
  others boolean;
BEGIN
  in_title := 0;
  IF q IS NULL AND pay IS NULL AND hidden IS NULL AND since IS NULL AND sort IN ('relevance', 'date') AND NOT is_small THEN
    ids := ARRAY(SELECT s.cv_id FROM cv_search s WHERE s.is_public OR NOT public_only ORDER BY s.uploaded_at DESC, s.cv_id DESC
      LIMIT least(size, greatest(10000 - skip, 0)) OFFSET skip);
    total := (SELECT greatest(sum(CASE WHEN oid = 'cv_search'::regclass THEN reltuples WHEN public_only THEN -reltuples ELSE 0 END), 10000)
      FROM pg_class WHERE oid IN ('cv_search'::regclass, 'cv_search_private_idx'::regclass));
    is_exact := false;
    RETURN;
  END IF;
  SELECT * INTO ids, total, is_exact FROM matching_cvs(q, pay, hidden, public_only, since, CASE WHEN sort = 'relevance' THEN 'date' ELSE sort END, 10001, 20000, CASE WHEN skip + size <= 1000 THEN 4000 END);
  -- beyond 10,000 matches totals are estimated and a second CV of a person is not looked for
  others := once AND is_exact AND EXISTS (SELECT FROM cv_twins t WHERE t.cv_id = ANY (ids));
  IF sort IN ('salary', 'experience') AND NOT is_exact AND skip < 10000 THEN
    ids := banded_cvs(q, pay, hidden, public_only, since, sort, skip + size);
  ELSIF is_ranked THEN
    ranked := ids;
    IF total > 1500 THEN
      is_complete := false;
      SELECT m.ids, m.total INTO in_titles, in_title FROM matching_cvs(titled, pay, hidden, public_only, since, 'date', 500, 3000) m;
      ranked := in_titles[:500];
      IF cardinality(ranked) < 500 THEN ranked := ranked || (matching_cvs(skilled, pay, hidden, public_only, since, 'date', 500, 1000)).ids[:500]; END IF;
      IF cardinality(ranked) < 500 THEN ranked := ranked || ids[:500]; END IF;
    END IF;
    SELECT coalesce(array_agg(r.cv_id ORDER BY r.score DESC, r.uploaded_at DESC, r.cv_id DESC), '{}'),
        CASE WHEN is_complete THEN count(*) FILTER (WHERE r.score >= 100) ELSE in_title END INTO ranked, in_title
      FROM (SELECT r.cv_id, r.uploaded_at, ts_rank('{0.02, 0.1, 0.4, 1}', r.words, search_cvs.words)
          + CASE WHEN r.words @@ phrase THEN 1 ELSE 0 END + CASE WHEN r.words @@ heading THEN 100 ELSE 0 END AS score
        FROM cv_ranking r WHERE r.cv_id = ANY (ranked) OFFSET 0) r;
    ids := CASE WHEN skip + size <= cardinality(ranked) AND NOT others THEN ranked
      -- after the ranked ones come the others with all words in the title
      ELSE ranked || ARRAY(SELECT u.id FROM unnest(in_titles || ids) WITH ORDINALITY u (id, place)
        WHERE NOT EXISTS (SELECT FROM unnest(ranked) r (id) WHERE r.id = u.id) GROUP BY u.id ORDER BY min(u.place)) END;
  END IF;
  IF others THEN
    SELECT array_agg(u.id ORDER BY u.place), count(*), least(in_title, count(*) FILTER (WHERE u.place <= in_title))
      INTO ids, total, in_title
      FROM (SELECT f.id, f.place, row_number() OVER (PARTITION BY coalesce(t.job_seeker_id, -f.id) ORDER BY f.place) AS nth
        FROM unnest(ids) WITH ORDINALITY f (id, place) LEFT JOIN cv_twins t ON t.cv_id = f.id) u
      WHERE u.nth = 1;
  END IF;
  IF NOT is_exact THEN ids := ids[:10000]; END IF;
  ids := ids[skip + 1 : skip + size];
END $function$;

CREATE OR REPLACE FUNCTION search_text(value text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT btrim(regexp_replace(replace(replace(replace(
    regexp_replace(lower(unaccent(value)), '\S+@\S+|(\d[^[:alnum:]]*){7,}', ' ', 'g'),
    'c++', 'cplusplus'), 'c#', 'csharp'), '.net', ' dotnet'), '[^[:alnum:]]+', ' ', 'g'))
$function$;

CREATE OR REPLACE FUNCTION set_job_closed_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- `updated_at` is the time of the command, where it gave one
  NEW.closed_at := CASE WHEN NOT NEW.is_active THEN coalesce(nullif(NEW.updated_at, OLD.updated_at), now()) END;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION set_job_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- A new name is written into the jobs that its transaction sees, and waits for those that are being changed. It does not
  -- see a job that is new, or new to this category or location.
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM employers WHERE id = NEW.employer_id FOR SHARE;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.location IS DISTINCT FROM OLD.location THEN
    PERFORM FROM locations WHERE slug = NEW.location FOR SHARE;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.category IS DISTINCT FROM OLD.category THEN
    PERFORM FROM categories WHERE slug = NEW.category FOR SHARE;
  END IF;
  NEW.words := job_words(NEW);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION similar_jobs(typed text[], queries tsquery[])
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE
 SET "pg_trgm.word_similarity_threshold" TO '0.4'
AS $function$
  SELECT id FROM unnest(typed, queries) AS each (word, query)
  JOIN job_postings j ON is_active AND published_at IS NOT NULL AND (words @@ query OR word <% job_heading(title, skills))
  GROUP BY id HAVING count(*) = cardinality(typed)
$function$;

CREATE OR REPLACE FUNCTION similar_words(typed text)
 RETURNS SETOF search_words
 LANGUAGE plpgsql
 STABLE
 SET "pg_trgm.similarity_threshold" TO '0.2'
AS $function$
BEGIN
  RETURN QUERY (SELECT * FROM search_words WHERE word % typed ORDER BY similarity(word, typed) DESC, cvs DESC LIMIT 20)
    UNION
    (SELECT * FROM search_words WHERE word LIKE typed || '_%' ORDER BY cvs DESC LIMIT 5);
END $function$;

CREATE OR REPLACE FUNCTION visible_cvs(employer integer)
 RETURNS SETOF cvs
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT c.* FROM cvs c JOIN job_seekers j ON j.id = c.job_seeker_id
  WHERE c.is_active AND c.blocked_at IS NULL AND j.is_active AND j.shown_to <> 'nobody'
    AND (j.shown_to = 'everybody' OR employer IS NOT NULL)
    AND NOT EXISTS (SELECT FROM hidden_from h WHERE h.employer_id = employer AND h.job_seeker_id = j.id)
$function$;
