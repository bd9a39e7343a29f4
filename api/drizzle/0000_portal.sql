CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
-- English, and letters without their accents: what full text is searched in.
CREATE TEXT SEARCH CONFIGURATION "plain_english" (COPY = pg_catalog.english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "plain_english" ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;--> statement-breakpoint
CREATE TABLE "annotations" (
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"mark" jsonb,
	"serial" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "annotations_user_id_document_id_pk" PRIMARY KEY("user_id","document","id")
);
--> statement-breakpoint
CREATE TABLE "bulk_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"action" text NOT NULL,
	"given" jsonb NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"stopped" text,
	"total" integer NOT NULL,
	"started_by" uuid NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bulk_jobs_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"why" text,
	"at" timestamp with time zone,
	CONSTRAINT "bulk_rows_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_files" (
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "chat_files_message_id_file_id_pk" PRIMARY KEY("message_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"sender_id" uuid,
	"from_staff" boolean NOT NULL,
	"is_note" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"assigned_to" uuid,
	"closed_at" timestamp with time zone,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"waiting_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_threads_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	"handled_note" text
);
--> statement-breakpoint
CREATE TABLE "customer_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"used_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "customer_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"today" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"rests_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "otp_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"code_hash" text NOT NULL,
	"browser_hash" text DEFAULT '' NOT NULL,
	"known" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"stranger_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"text" text NOT NULL,
	"subject_id" uuid,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contribution_files" (
	"contribution_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"checked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "contribution_files_contribution_id_file_id_pk" PRIMARY KEY("contribution_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "contributions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"diagnosis" text DEFAULT '' NOT NULL,
	"body_site" text,
	"skin_tone" text,
	"speciality_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"owns_rights" boolean NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"rejection_reason" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contributions_status_known" CHECK ("contributions"."status" in ('draft', 'pending', 'returned', 'published', 'rejected', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authors_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "content_reads" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_reads_daily" (
	"content_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_reads_daily_content_id_day_pk" PRIMARY KEY("content_id","day")
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"speciality_id" uuid,
	"author_id" uuid,
	"publisher_id" uuid,
	"status" text DEFAULT 'published' NOT NULL,
	"section" integer,
	"starts_at" timestamp with time zone,
	"created_by" uuid,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"rejection_reason" text,
	"published_on" date NOT NULL,
	"file_key" text,
	"cover_key" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"people" jsonb GENERATED ALWAYS AS (case when "contents"."type" in ('dermatologytimes', 'quiz') then jsonb_path_query_array("contents"."details", '$.reviewer') else jsonb_path_query_array("contents"."details", '$.editor') || jsonb_path_query_array("contents"."details", '$.presenter') || jsonb_path_query_array("contents"."details", '$.host') || jsonb_path_query_array("contents"."details", '$.teacher') || jsonb_path_query_array("contents"."details", '$.speakers[*].name') end) STORED,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('plain_english', "contents"."title"), 'A') || setweight(to_tsvector('plain_english', "contents"."summary"), 'B') || setweight(jsonb_to_tsvector('plain_english', jsonb_path_query_array("contents"."details", 'strict $.**.title') || jsonb_path_query_array("contents"."details", 'strict $.**.text') || jsonb_path_query_array("contents"."details", 'strict $.**.contents') || jsonb_path_query_array("contents"."details", 'strict $.**.authors') || jsonb_path_query_array("contents"."details", 'strict $.**.transcript') || jsonb_path_query_array("contents"."details", 'strict $.**.question') || jsonb_path_query_array("contents"."details", 'strict $.**.context') || jsonb_path_query_array("contents"."details", 'strict $.**.points') || jsonb_path_query_array("contents"."details", 'strict $.**.outcomes') || jsonb_path_query_array("contents"."details", 'strict $.**.lead') || jsonb_path_query_array("contents"."details", 'strict $.**.items') || jsonb_path_query_array("contents"."details", 'strict $.**.myth') || jsonb_path_query_array("contents"."details", 'strict $.**.fact') || jsonb_path_query_array("contents"."details", 'strict $.**.caption') || jsonb_path_query_array("contents"."details", 'strict $.**.seeDoctorIf'), '["string"]'), 'D')) STORED,
	CONSTRAINT "contents_section_known" CHECK ("contents"."section" between 0 and 4),
	CONSTRAINT "contents_whole" CHECK (("contents"."type" <> 'ebook' or ("contents"."author_id" is not null and "contents"."speciality_id" is not null)) and ("contents"."type" <> 'article' or "contents"."speciality_id" is not null)),
	CONSTRAINT "contents_status_known" CHECK ("contents"."status" in ('draft', 'pending', 'published', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "publishers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publishers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "specialities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "specialities_slug_unique" UNIQUE("slug"),
	CONSTRAINT "specialities_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "content_editions" (
	"content_id" uuid NOT NULL,
	"document" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_editions_content_id_document_pk" PRIMARY KEY("content_id","document")
);
--> statement-breakpoint
CREATE TABLE "document_pages" (
	"sha256" text NOT NULL,
	"page" integer NOT NULL,
	"width" real NOT NULL,
	"height" real NOT NULL,
	"rotation" integer NOT NULL,
	"box" real[] NOT NULL,
	"label" text,
	"text" text NOT NULL,
	"folded" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('plain_english', regexp_replace("document_pages"."text", '([[:lower:]])-
(?=[[:lower:]])', '\1', 'g'))) STORED,
	CONSTRAINT "document_pages_sha256_page_pk" PRIMARY KEY("sha256","page"),
	CONSTRAINT "document_pages_counted" CHECK ("document_pages"."page" >= 1)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"key" text PRIMARY KEY NOT NULL,
	"sha256" text,
	"pages" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"copy_key" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"key" text NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"pages" integer,
	"seconds" integer,
	"codecs" text,
	"thumbnails" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "refused_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_checks" (
	"user_id" uuid NOT NULL,
	"line" text NOT NULL,
	"mark" text NOT NULL,
	"checked_by" uuid,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_checks_user_id_line_pk" PRIMARY KEY("user_id","line")
);
--> statement-breakpoint
CREATE TABLE "user_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"asked_by" uuid,
	"ask_reason" text,
	"sent_again_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "films" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid,
	"poster_id" uuid,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (jsonb_to_tsvector('plain_english', jsonb_path_query_array("films"."captions", 'strict $.**.text'), '["string"]') || jsonb_to_tsvector('plain_english', jsonb_path_query_array("films"."chapters", 'strict $.**.title'), '["string"]')) STORED
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"enrollment_id" uuid,
	"name" text NOT NULL,
	"course" text,
	"teacher" text,
	"year" integer,
	"figures" jsonb,
	"minutes" integer NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "certificates_enrollment_id_unique" UNIQUE("enrollment_id")
);
--> statement-breakpoint
CREATE TABLE "learning_time" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"seconds" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learning_time_user_id_day_type_pk" PRIMARY KEY("user_id","day","type")
);
--> statement-breakpoint
CREATE TABLE "quiz_repeats" (
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_repeats_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "calendar_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"content_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_registrations_content_id_user_id_pk" PRIMARY KEY("content_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"enrollment_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_progress_enrollment_id_lesson_id_pk" PRIMARY KEY("enrollment_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"minutes" integer NOT NULL,
	"body" jsonb NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('plain_english', "lessons"."title"), 'B') || jsonb_to_tsvector('plain_english', jsonb_path_query_array("lessons"."body", 'strict $.**.title') || jsonb_path_query_array("lessons"."body", 'strict $.**.text') || jsonb_path_query_array("lessons"."body", 'strict $.**.contents') || jsonb_path_query_array("lessons"."body", 'strict $.**.authors') || jsonb_path_query_array("lessons"."body", 'strict $.**.transcript') || jsonb_path_query_array("lessons"."body", 'strict $.**.question') || jsonb_path_query_array("lessons"."body", 'strict $.**.context') || jsonb_path_query_array("lessons"."body", 'strict $.**.points') || jsonb_path_query_array("lessons"."body", 'strict $.**.outcomes') || jsonb_path_query_array("lessons"."body", 'strict $.**.lead') || jsonb_path_query_array("lessons"."body", 'strict $.**.items') || jsonb_path_query_array("lessons"."body", 'strict $.**.myth') || jsonb_path_query_array("lessons"."body", 'strict $.**.fact') || jsonb_path_query_array("lessons"."body", 'strict $.**.caption') || jsonb_path_query_array("lessons"."body", 'strict $.**.seeDoctorIf'), '["string"]')) STORED
);
--> statement-breakpoint
CREATE TABLE "poll_options" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"content_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"option_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "poll_votes_content_id_user_id_pk" PRIMARY KEY("content_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"score" integer NOT NULL,
	"total" integer NOT NULL,
	"sitting_id" uuid,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_attempts_sitting_id_unique" UNIQUE("sitting_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"options" jsonb NOT NULL,
	"answer" text NOT NULL,
	"explanation" text NOT NULL,
	"picture" jsonb
);
--> statement-breakpoint
CREATE TABLE "quiz_sittings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"flagged" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "folders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reading_places" (
	"user_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"at" jsonb NOT NULL,
	"part" integer NOT NULL,
	"of" integer NOT NULL,
	"furthest" real DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_places_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "saved_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"folder_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"before" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause_id" uuid NOT NULL,
	"about_kind" text NOT NULL,
	"about_id" uuid NOT NULL,
	"title" text NOT NULL,
	"outcome" text,
	"starts_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_daily" (
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "analytics_daily_metric_day_key_pk" PRIMARY KEY("metric","day","key")
);
--> statement-breakpoint
CREATE TABLE "invalid_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	CONSTRAINT "invalid_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "remote_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"event" text NOT NULL,
	"took" integer,
	"message" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_misses_kind_day_words_pk" PRIMARY KEY("kind","day","words")
);
--> statement-breakpoint
CREATE TABLE "site_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_entries_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "view_defaults" (
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "view_defaults_user_id_list_pk" PRIMARY KEY("user_id","list")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"accepted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "helpful_marks" (
	"answer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "helpful_marks_answer_id_user_id_pk" PRIMARY KEY("answer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid,
	"answer_id" uuid,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "post_reports_one_post" CHECK (num_nonnulls("post_reports"."question_id", "post_reports"."answer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "question_files" (
	"question_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "question_files_question_id_file_id_pk" PRIMARY KEY("question_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "question_follows" (
	"question_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_follows_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"speciality_id" uuid,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"content_id" uuid,
	"contribution_id" uuid,
	"hidden_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"request_id" text NOT NULL,
	CONSTRAINT "audit_log_seq_unique" UNIQUE("seq")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"template" text,
	"subject" text,
	"text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"parent_id" uuid,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rotated_at" timestamp with time zone,
	CONSTRAINT "refresh_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"challenge" text,
	"challenge_ends" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"device" jsonb NOT NULL,
	"device_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proved_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"name_titel" text DEFAULT '' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"role_id" uuid,
	"type" text,
	"address" jsonb,
	"specialty" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"contact_rests_until" timestamp with time zone,
	"renamed_at" timestamp with time zone,
	"password_hash" text,
	"password_set_at" timestamp with time zone,
	"permissions" jsonb,
	"publications" text DEFAULT '' NOT NULL,
	"exprience" text DEFAULT '' NOT NULL,
	"international_speaker" text DEFAULT '' NOT NULL,
	"national_speaker" text DEFAULT '' NOT NULL,
	"degree" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"area_of_interest" text[] DEFAULT '{}'::text[] NOT NULL,
	"fellowship" text[] DEFAULT '{}'::text[] NOT NULL,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"clinic" text DEFAULT '' NOT NULL,
	"clinic_details" jsonb,
	"profile_pic" text,
	"listed" boolean DEFAULT false NOT NULL,
	"muted_notices" text[] DEFAULT '{}'::text[] NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"erased_at" timestamp with time zone,
	"first_login" boolean DEFAULT false NOT NULL,
	"consent_wanted" boolean DEFAULT false NOT NULL,
	"approval" text DEFAULT 'pending' NOT NULL,
	"registration_number" text,
	"registration_council" text,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"rejection_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "users_email_small" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('doctor', 'patient', 'admin', 'subAdmin')),
	CONSTRAINT "users_approval_known" CHECK ("users"."approval" in ('pending', 'verified', 'rejected', 'disabled'))
);
--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_job_id_bulk_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_files" ADD CONSTRAINT "chat_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_codes" ADD CONSTRAINT "customer_codes_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_challenges" ADD CONSTRAINT "otp_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_files" ADD CONSTRAINT "contribution_files_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_files" ADD CONSTRAINT "contribution_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reads" ADD CONSTRAINT "content_reads_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reads_daily" ADD CONSTRAINT "content_reads_daily_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_publisher_id_publishers_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publishers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_editions" ADD CONSTRAINT "content_editions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_files" ADD CONSTRAINT "refused_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_checks" ADD CONSTRAINT "user_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_checks" ADD CONSTRAINT "user_checks_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_documents" ADD CONSTRAINT "user_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_documents" ADD CONSTRAINT "user_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_documents" ADD CONSTRAINT "user_documents_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_poster_id_files_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_time" ADD CONSTRAINT "learning_time_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_repeats" ADD CONSTRAINT "quiz_repeats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_repeats" ADD CONSTRAINT "quiz_repeats_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_option_id_poll_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."poll_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_sittings" ADD CONSTRAINT "quiz_sittings_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_sittings" ADD CONSTRAINT "quiz_sittings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_places" ADD CONSTRAINT "reading_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_places" ADD CONSTRAINT "reading_places_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invalid_codes" ADD CONSTRAINT "invalid_codes_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_defaults" ADD CONSTRAINT "view_defaults_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_defaults" ADD CONSTRAINT "view_defaults_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_marks" ADD CONSTRAINT "helpful_marks_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpful_marks" ADD CONSTRAINT "helpful_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_files" ADD CONSTRAINT "question_files_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_files" ADD CONSTRAINT "question_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_follows" ADD CONSTRAINT "question_follows_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_follows" ADD CONSTRAINT "question_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_speciality_id_specialities_id_fk" FOREIGN KEY ("speciality_id") REFERENCES "public"."specialities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "annotations_serial" ON "annotations" USING btree ("user_id","document","serial");--> statement-breakpoint
CREATE INDEX "annotations_changed" ON "annotations" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "bulk_jobs_newest" ON "bulk_jobs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bulk_jobs_due" ON "bulk_jobs" USING btree ("due_at") WHERE "bulk_jobs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "bulk_jobs_started_by" ON "bulk_jobs" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "bulk_rows_state" ON "bulk_rows" USING btree ("job_id","state","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "canned_answers_name" ON "canned_answers" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "chat_files_file" ON "chat_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "chat_messages_thread" ON "chat_messages" USING btree ("thread_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chat_messages_sender" ON "chat_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "chat_messages_unseen" ON "chat_messages" USING btree ("thread_id","created_at") WHERE (not "chat_messages"."from_staff" and "chat_messages"."read_at" is null);--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_threads_waiting" ON "chat_threads" USING btree ("waiting_since","id");--> statement-breakpoint
CREATE INDEX "chat_threads_newest" ON "chat_threads" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "chat_threads_assigned_to" ON "chat_threads" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_handled_by" ON "contact_messages" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "customer_codes_used_by" ON "customer_codes" USING btree ("used_by");--> statement-breakpoint
CREATE UNIQUE INDEX "otp_challenges_one_open" ON "otp_challenges" USING btree ("contact","purpose","browser_hash") WHERE "otp_challenges"."consumed_at" is null and "otp_challenges"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "otp_challenges_recent" ON "otp_challenges" USING btree ("contact","created_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_age" ON "otp_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "otp_challenges_user" ON "otp_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "consents_subject" ON "consents" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "contribution_files_file" ON "contribution_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "contributions_speciality" ON "contributions" USING btree ("speciality_id");--> statement-breakpoint
CREATE INDEX "contributions_decided_by" ON "contributions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "contributions_list" ON "contributions" USING btree ("kind","status","created_at","id");--> statement-breakpoint
CREATE INDEX "contributions_user" ON "contributions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "contributions_title_like" ON "contributions" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contributions_search" ON "contributions" USING gin (to_tsvector('plain_english', "title" || ' ' || "diagnosis" || ' ' || "summary"));--> statement-breakpoint
CREATE INDEX "content_reads_daily_day" ON "content_reads_daily" USING btree ("day","content_id","count");--> statement-breakpoint
CREATE UNIQUE INDEX "contents_slug" ON "contents" USING btree ("type","slug");--> statement-breakpoint
CREATE INDEX "contents_list" ON "contents" USING btree ("type","published_on" DESC NULLS FIRST,"id") WHERE "contents"."status" = 'published';--> statement-breakpoint
CREATE INDEX "contents_starts" ON "contents" USING btree ("type","starts_at");--> statement-breakpoint
CREATE INDEX "contents_queue" ON "contents" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "contents_speciality" ON "contents" USING btree ("speciality_id","type");--> statement-breakpoint
CREATE INDEX "contents_author" ON "contents" USING btree ("author_id","type");--> statement-breakpoint
CREATE INDEX "contents_publisher" ON "contents" USING btree ("publisher_id");--> statement-breakpoint
CREATE INDEX "contents_created_by" ON "contents" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "contents_decided_by" ON "contents" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "contents_people" ON "contents" USING gin ("people" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "contents_search" ON "contents" USING gin ("search");--> statement-breakpoint
CREATE INDEX "contents_title_like" ON "contents" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contents_summary_like" ON "contents" USING gin ("summary" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "document_pages_search" ON "document_pages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "documents_sha256" ON "documents" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "files_orphans" ON "files" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "files_same" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "refused_files_owner" ON "refused_files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "refused_files_created" ON "refused_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_checks_checked_by" ON "user_checks" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "user_documents_user" ON "user_documents" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "user_documents_file" ON "user_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "user_documents_asked_by" ON "user_documents" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "user_documents_copies" ON "user_documents" USING btree ("user_id") WHERE "user_documents"."asked_at" is not null or "user_documents"."sent_again_at" is not null;--> statement-breakpoint
CREATE INDEX "films_file" ON "films" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "films_poster" ON "films" USING btree ("poster_id");--> statement-breakpoint
CREATE INDEX "films_search" ON "films" USING gin ("search");--> statement-breakpoint
CREATE INDEX "certificates_year" ON "certificates" USING btree ("user_id","year","earned_at");--> statement-breakpoint
CREATE INDEX "learning_time_counted" ON "learning_time" USING btree ("user_id","counted_at");--> statement-breakpoint
CREATE INDEX "quiz_repeats_question" ON "quiz_repeats" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "quiz_repeats_due" ON "quiz_repeats" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_once" ON "enrollments" USING btree ("content_id","user_id");--> statement-breakpoint
CREATE INDEX "enrollments_user" ON "enrollments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_registrations_user" ON "event_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_lesson" ON "lesson_progress" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_order" ON "lessons" USING btree ("content_id","position");--> statement-breakpoint
CREATE INDEX "lessons_search" ON "lessons" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "poll_options_order" ON "poll_options" USING btree ("content_id","position");--> statement-breakpoint
CREATE INDEX "poll_votes_user" ON "poll_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "poll_votes_option" ON "poll_votes" USING btree ("option_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_number" ON "quiz_attempts" USING btree ("content_id","user_id","number");--> statement-breakpoint
CREATE INDEX "quiz_attempts_user" ON "quiz_attempts" USING btree ("user_id","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_questions_order" ON "quiz_questions" USING btree ("content_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_sittings_once" ON "quiz_sittings" USING btree ("content_id","user_id");--> statement-breakpoint
CREATE INDEX "quiz_sittings_user" ON "quiz_sittings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quiz_sittings_started" ON "quiz_sittings" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "folders_name" ON "folders" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "reading_places_content" ON "reading_places" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "reading_places_seen" ON "reading_places" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_once" ON "saved_items" USING btree ("user_id","content_id");--> statement-breakpoint
CREATE INDEX "saved_items_content" ON "saved_items" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "saved_items_folder" ON "saved_items" USING btree ("folder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_cause" ON "notices" USING btree ("user_id","kind","cause_id");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invalid_codes_newest" ON "invalid_codes" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "invalid_codes_resolved_by" ON "invalid_codes" USING btree ("resolved_by");--> statement-breakpoint
CREATE INDEX "remote_reports_newest" ON "remote_reports" USING btree ("remote","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("list") WHERE "saved_views"."shared";--> statement-breakpoint
CREATE INDEX "view_defaults_view" ON "view_defaults" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "answers_user" ON "answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "answers_question" ON "answers" USING btree ("question_id","created_at");--> statement-breakpoint
CREATE INDEX "answers_search" ON "answers" USING gin (to_tsvector('plain_english', "text"));--> statement-breakpoint
CREATE UNIQUE INDEX "answers_one_accepted" ON "answers" USING btree ("question_id") WHERE "answers"."accepted_at" is not null;--> statement-breakpoint
CREATE INDEX "helpful_marks_user" ON "helpful_marks" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "post_reports_question" ON "post_reports" USING btree ("question_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "post_reports_answer" ON "post_reports" USING btree ("answer_id","user_id");--> statement-breakpoint
CREATE INDEX "post_reports_user" ON "post_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "question_files_file" ON "question_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "question_follows_user" ON "question_follows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "questions_content" ON "questions" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "questions_contribution" ON "questions" USING btree ("contribution_id");--> statement-breakpoint
CREATE INDEX "questions_tags" ON "questions" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "questions_user" ON "questions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "questions_speciality" ON "questions" USING btree ("speciality_id");--> statement-breakpoint
CREATE INDEX "questions_newest" ON "questions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "questions_title_like" ON "questions" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "questions_search" ON "questions" USING gin (to_tsvector('plain_english', "title" || ' ' || "text"));--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action" text_pattern_ops,"seq");--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("action" gin_trgm_ops,("details"::text) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "outbox_messages_newest" ON "outbox_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_messages_due" ON "outbox_messages" USING btree ("channel","due_at") WHERE "outbox_messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_messages_dead" ON "outbox_messages" USING btree ("created_at","id") WHERE "outbox_messages"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "outbox_messages_recipient" ON "outbox_messages" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_one_live" ON "refresh_tokens" USING btree ("session_id") WHERE "refresh_tokens"."rotated_at" is null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_one_child" ON "refresh_tokens" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_one_live" ON "sessions" USING btree ("user_id") WHERE "sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_key" ON "users" USING btree ("phone") WHERE "users"."phone" is not null;--> statement-breakpoint
CREATE INDEX "users_listed" ON "users" USING btree ("last_name","id") WHERE "users"."listed";--> statement-breakpoint
CREATE INDEX "users_listed_name" ON "users" USING gin (("first_name" || ' ' || "last_name") gin_trgm_ops) WHERE "users"."listed";--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("first_name" gin_trgm_ops,"last_name" gin_trgm_ops,"email" gin_trgm_ops,"phone" gin_trgm_ops,"registration_number" gin_trgm_ops,"customer_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("applied_at","id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "users_decided_by" ON "users" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "users_decided" ON "users" USING btree ("decided_at") WHERE "users"."role" = 'doctor';--> statement-breakpoint
CREATE INDEX "users_listed_order" ON "users" USING btree (lower("last_name"),lower("first_name"),"id") WHERE "users"."listed";--> statement-breakpoint
CREATE INDEX "users_begun" ON "users" USING btree ("created_at","is_complete","phone_verified","email_verified","approval","erased_at","id") WHERE "users"."role" = 'doctor' and not "users"."demo";--> statement-breakpoint
CREATE INDEX "users_listed_city" ON "users" USING btree (lower("address" ->> 'city')) WHERE "users"."listed";--> statement-breakpoint
CREATE INDEX "users_applicants" ON "users" USING btree ("approval","applied_at","id") WHERE "users"."role" = 'doctor';--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("role","applied_at","id");--> statement-breakpoint
CREATE INDEX "users_by_state" ON "users" USING btree ("role","approval","applied_at","id");--> statement-breakpoint
CREATE INDEX "users_counted" ON "users" USING btree ("role","approval","erased_at","is_complete","demo");--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("role","applied_at","id") WHERE "users"."email_verified" = false or "users"."phone_verified" = false;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower("first_name"),lower("last_name"),"id");--> statement-breakpoint
CREATE INDEX "users_by_number" ON "users" USING btree ("registration_number","id");--> statement-breakpoint
CREATE INDEX "users_by_city" ON "users" USING btree (lower("address" ->> 'city'),"id");--> statement-breakpoint
CREATE INDEX "users_city" ON "users" USING btree (lower("address" ->> 'city') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_region" ON "users" USING btree (("address" ->> 'state'));--> statement-breakpoint
CREATE INDEX "users_specialty" ON "users" USING gin ("specialty");--> statement-breakpoint
CREATE INDEX "users_number" ON "users" USING btree (regexp_replace(upper("registration_number"), '[^A-Z0-9]', '', 'g'));--> statement-breakpoint
CREATE INDEX "users_clinic_phone" ON "users" USING btree (right(regexp_replace("clinic_details" ->> 'phone', '[^0-9]', '', 'g'), 10));--> statement-breakpoint
-- What follows is not in the schema's files: the audit log is only ever added to.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The audit log is only ever added to' USING ERRCODE = 'insufficient_privilege'; END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- The words that can be found, as full text keeps them: what a misspelt one may have meant. Letters alone, since they become a query.
CREATE MATERIALIZED VIEW "search_words" AS
	SELECT "word", sum("ndoc")::int AS "records" FROM (
		SELECT "word", "ndoc" FROM ts_stat('SELECT "search" FROM "public"."contents" WHERE "status" = ''published''')
		UNION ALL SELECT "word", "ndoc" FROM ts_stat('SELECT "search" FROM "public"."lessons"')
		UNION ALL SELECT "word", "ndoc" FROM ts_stat('SELECT "search" FROM "public"."document_pages"')
		UNION ALL SELECT "word", "ndoc" FROM ts_stat('SELECT "search" FROM "public"."films"')
		UNION ALL SELECT "word", "ndoc" FROM ts_stat('SELECT to_tsvector(''public.plain_english'', "title" || '' '' || "text") FROM "public"."questions" WHERE "hidden_at" IS NULL')
		UNION ALL SELECT "word", "ndoc" FROM ts_stat('SELECT to_tsvector(''public.plain_english'', "text") FROM "public"."answers" WHERE "hidden_at" IS NULL')
		UNION ALL SELECT "word", "ndoc" FROM ts_stat('SELECT to_tsvector(''public.plain_english'', "title" || '' '' || "diagnosis" || '' '' || "summary") FROM "public"."contributions" WHERE "status" = ''published''')
	) AS "stems" WHERE "word" ~ '^[[:alpha:]]{4,40}$' GROUP BY "word";--> statement-breakpoint
CREATE UNIQUE INDEX "search_words_word" ON "search_words" ("word");--> statement-breakpoint
CREATE INDEX "search_words_like" ON "search_words" USING gin ("word" gin_trgm_ops);
