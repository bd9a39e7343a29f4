CREATE TABLE "document_pages" (
	"sha256" text NOT NULL,
	"page" integer NOT NULL,
	"width" real NOT NULL,
	"height" real NOT NULL,
	"rotation" integer NOT NULL,
	"label" text,
	"text" text NOT NULL,
	"folded" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', regexp_replace("document_pages"."text", '([[:lower:]])-
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
CREATE INDEX "document_pages_search" ON "document_pages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "documents_sha256" ON "documents" USING btree ("sha256");