// Made by "npm run generate" from drizzle/. Do not edit.
export const migrations: { tag: string; statements: string[] }[] = [
  {
    "tag": "0000_extensions",
    "statements": [
      "CREATE EXTENSION IF NOT EXISTS pg_trgm;",
      "CREATE EXTENSION IF NOT EXISTS unaccent;"
    ]
  },
  {
    "tag": "0001_tables",
    "statements": [
      "CREATE TABLE \"customer_codes\" (\n\t\"id\" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,\n\t\"code\" text NOT NULL,\n\t\"used_by\" uuid,\n\t\"created_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"used_at\" timestamp with time zone,\n\tCONSTRAINT \"customer_codes_code_unique\" UNIQUE(\"code\")\n);",
      "CREATE TABLE \"otp_challenges\" (\n\t\"id\" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,\n\t\"contact\" text NOT NULL,\n\t\"purpose\" text NOT NULL,\n\t\"user_id\" uuid,\n\t\"code_hash\" text NOT NULL,\n\t\"tries\" integer DEFAULT 0 NOT NULL,\n\t\"created_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"expires_at\" timestamp with time zone NOT NULL,\n\t\"consumed_at\" timestamp with time zone,\n\t\"superseded_at\" timestamp with time zone\n);",
      "CREATE TABLE \"rate_limits\" (\n\t\"key\" text NOT NULL,\n\t\"window_start\" timestamp with time zone NOT NULL,\n\t\"count\" integer DEFAULT 0 NOT NULL,\n\tCONSTRAINT \"rate_limits_key_window_start_pk\" PRIMARY KEY(\"key\",\"window_start\")\n);",
      "CREATE TABLE \"authors\" (\n\t\"id\" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"created_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"updated_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\tCONSTRAINT \"authors_name_unique\" UNIQUE(\"name\")\n);",
      "CREATE TABLE \"contents\" (\n\t\"id\" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,\n\t\"type\" text NOT NULL,\n\t\"slug\" text NOT NULL,\n\t\"title\" text NOT NULL,\n\t\"summary\" text DEFAULT '' NOT NULL,\n\t\"speciality_id\" uuid,\n\t\"author_id\" uuid,\n\t\"publisher_id\" uuid,\n\t\"status\" text DEFAULT 'published' NOT NULL,\n\t\"section\" integer,\n\t\"published_on\" date NOT NULL,\n\t\"file_key\" text,\n\t\"details\" jsonb DEFAULT '{}'::jsonb NOT NULL,\n\t\"created_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"updated_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"search\" \"tsvector\" GENERATED ALWAYS AS (setweight(to_tsvector('english', \"contents\".\"title\"), 'A') || setweight(to_tsvector('english', \"contents\".\"summary\"), 'B')) STORED,\n\tCONSTRAINT \"contents_section_known\" CHECK (\"contents\".\"section\" between 0 and 4),\n\tCONSTRAINT \"contents_status_known\" CHECK (\"contents\".\"status\" in ('draft', 'pending', 'published'))\n);",
      "CREATE TABLE \"publishers\" (\n\t\"id\" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"created_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"updated_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\tCONSTRAINT \"publishers_name_unique\" UNIQUE(\"name\")\n);",
      "CREATE TABLE \"specialities\" (\n\t\"id\" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,\n\t\"slug\" text NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"created_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"updated_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\tCONSTRAINT \"specialities_slug_unique\" UNIQUE(\"slug\"),\n\tCONSTRAINT \"specialities_name_unique\" UNIQUE(\"name\")\n);",
      "CREATE TABLE \"audit_log\" (\n\t\"id\" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,\n\t\"created_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"actor_id\" uuid,\n\t\"action\" text NOT NULL,\n\t\"subject_type\" text NOT NULL,\n\t\"subject_id\" text,\n\t\"details\" jsonb DEFAULT '{}'::jsonb NOT NULL,\n\t\"request_id\" text NOT NULL\n);",
      "CREATE TABLE \"outbox_messages\" (\n\t\"id\" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,\n\t\"channel\" text NOT NULL,\n\t\"recipient\" text NOT NULL,\n\t\"subject\" text,\n\t\"text\" text NOT NULL,\n\t\"created_at\" timestamp with time zone DEFAULT now() NOT NULL\n);",
      "CREATE TABLE \"settings\" (\n\t\"key\" text PRIMARY KEY NOT NULL,\n\t\"value\" jsonb NOT NULL,\n\t\"updated_at\" timestamp with time zone DEFAULT now() NOT NULL\n);",
      "CREATE TABLE \"refresh_tokens\" (\n\t\"id\" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,\n\t\"session_id\" uuid NOT NULL,\n\t\"parent_id\" uuid,\n\t\"hash\" text NOT NULL,\n\t\"created_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"rotated_at\" timestamp with time zone,\n\tCONSTRAINT \"refresh_tokens_hash_unique\" UNIQUE(\"hash\")\n);",
      "CREATE TABLE \"sessions\" (\n\t\"id\" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,\n\t\"user_id\" uuid NOT NULL,\n\t\"device\" jsonb NOT NULL,\n\t\"device_hash\" text,\n\t\"created_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"refreshed_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"expires_at\" timestamp with time zone NOT NULL,\n\t\"ended_at\" timestamp with time zone,\n\t\"end_reason\" text\n);",
      "CREATE TABLE \"roles\" (\n\t\"id\" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"permissions\" jsonb NOT NULL,\n\t\"created_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"updated_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\tCONSTRAINT \"roles_name_unique\" UNIQUE(\"name\")\n);",
      "CREATE TABLE \"users\" (\n\t\"id\" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,\n\t\"customer_id\" text NOT NULL,\n\t\"email\" text NOT NULL,\n\t\"phone\" text,\n\t\"name_titel\" text DEFAULT '' NOT NULL,\n\t\"first_name\" text NOT NULL,\n\t\"last_name\" text NOT NULL,\n\t\"role\" text NOT NULL,\n\t\"role_id\" uuid,\n\t\"type\" text,\n\t\"address\" jsonb,\n\t\"specialty\" text[] DEFAULT '{}'::text[] NOT NULL,\n\t\"is_complete\" boolean DEFAULT false NOT NULL,\n\t\"phone_verified\" boolean DEFAULT false NOT NULL,\n\t\"email_verified\" boolean DEFAULT false NOT NULL,\n\t\"password_hash\" text,\n\t\"first_login\" boolean DEFAULT false NOT NULL,\n\t\"approval\" text DEFAULT 'pending' NOT NULL,\n\t\"registration_number\" text,\n\t\"applied_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"decided_at\" timestamp with time zone,\n\t\"decided_by\" uuid,\n\t\"rejection_reason\" text,\n\t\"created_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\t\"updated_at\" timestamp with time zone DEFAULT now() NOT NULL,\n\tCONSTRAINT \"users_customer_id_unique\" UNIQUE(\"customer_id\"),\n\tCONSTRAINT \"users_email_small\" CHECK (\"users\".\"email\" = lower(\"users\".\"email\")),\n\tCONSTRAINT \"users_role_known\" CHECK (\"users\".\"role\" in ('doctor', 'patient', 'admin', 'subAdmin')),\n\tCONSTRAINT \"users_approval_known\" CHECK (\"users\".\"approval\" in ('pending', 'verified', 'rejected'))\n);",
      "ALTER TABLE \"customer_codes\" ADD CONSTRAINT \"customer_codes_used_by_users_id_fk\" FOREIGN KEY (\"used_by\") REFERENCES \"public\".\"users\"(\"id\") ON DELETE set null ON UPDATE no action;",
      "ALTER TABLE \"otp_challenges\" ADD CONSTRAINT \"otp_challenges_user_id_users_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"users\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"contents\" ADD CONSTRAINT \"contents_speciality_id_specialities_id_fk\" FOREIGN KEY (\"speciality_id\") REFERENCES \"public\".\"specialities\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"contents\" ADD CONSTRAINT \"contents_author_id_authors_id_fk\" FOREIGN KEY (\"author_id\") REFERENCES \"public\".\"authors\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"contents\" ADD CONSTRAINT \"contents_publisher_id_publishers_id_fk\" FOREIGN KEY (\"publisher_id\") REFERENCES \"public\".\"publishers\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"refresh_tokens\" ADD CONSTRAINT \"refresh_tokens_session_id_sessions_id_fk\" FOREIGN KEY (\"session_id\") REFERENCES \"public\".\"sessions\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"sessions\" ADD CONSTRAINT \"sessions_user_id_users_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"users\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"users\" ADD CONSTRAINT \"users_role_id_roles_id_fk\" FOREIGN KEY (\"role_id\") REFERENCES \"public\".\"roles\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"users\" ADD CONSTRAINT \"users_decided_by_users_id_fk\" FOREIGN KEY (\"decided_by\") REFERENCES \"public\".\"users\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"otp_challenges_one_open\" ON \"otp_challenges\" USING btree (\"contact\",\"purpose\") WHERE \"otp_challenges\".\"consumed_at\" is null and \"otp_challenges\".\"superseded_at\" is null;",
      "CREATE INDEX \"otp_challenges_recent\" ON \"otp_challenges\" USING btree (\"contact\",\"created_at\");",
      "CREATE INDEX \"otp_challenges_age\" ON \"otp_challenges\" USING btree (\"created_at\");",
      "CREATE UNIQUE INDEX \"contents_slug\" ON \"contents\" USING btree (\"type\",\"slug\");",
      "CREATE INDEX \"contents_list\" ON \"contents\" USING btree (\"type\",\"published_on\" DESC NULLS FIRST,\"id\") WHERE \"contents\".\"status\" = 'published';",
      "CREATE INDEX \"contents_speciality\" ON \"contents\" USING btree (\"type\",\"speciality_id\");",
      "CREATE INDEX \"contents_author\" ON \"contents\" USING btree (\"type\",\"author_id\");",
      "CREATE INDEX \"contents_search\" ON \"contents\" USING gin (\"search\");",
      "CREATE INDEX \"contents_title_like\" ON \"contents\" USING gin (\"title\" gin_trgm_ops);",
      "CREATE INDEX \"audit_log_subject\" ON \"audit_log\" USING btree (\"subject_type\",\"subject_id\");",
      "CREATE INDEX \"audit_log_at\" ON \"audit_log\" USING btree (\"created_at\");",
      "CREATE INDEX \"outbox_messages_newest\" ON \"outbox_messages\" USING btree (\"created_at\",\"id\");",
      "CREATE UNIQUE INDEX \"refresh_tokens_one_live\" ON \"refresh_tokens\" USING btree (\"session_id\") WHERE \"refresh_tokens\".\"rotated_at\" is null;",
      "CREATE UNIQUE INDEX \"refresh_tokens_one_child\" ON \"refresh_tokens\" USING btree (\"parent_id\");",
      "CREATE UNIQUE INDEX \"sessions_one_live\" ON \"sessions\" USING btree (\"user_id\") WHERE \"sessions\".\"ended_at\" is null;",
      "CREATE UNIQUE INDEX \"users_email_key\" ON \"users\" USING btree (\"email\");",
      "CREATE UNIQUE INDEX \"users_phone_key\" ON \"users\" USING btree (\"phone\") WHERE \"users\".\"phone\" is not null;",
      "CREATE INDEX \"users_applicants\" ON \"users\" USING btree (\"approval\",\"applied_at\",\"id\") WHERE \"users\".\"role\" = 'doctor';"
    ]
  }
];
