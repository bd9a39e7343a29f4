CREATE TABLE "content_reads" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_reads" ADD CONSTRAINT "content_reads_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contributions_title_like" ON "contributions" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contributions_search" ON "contributions" USING gin (to_tsvector('english', "title" || ' ' || "diagnosis" || ' ' || "summary"));--> statement-breakpoint
CREATE INDEX "questions_title_like" ON "questions" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "questions_search" ON "questions" USING gin (to_tsvector('english', "title" || ' ' || "text"));--> statement-breakpoint
CREATE INDEX "contents_summary_like" ON "contents" USING gin ("summary" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_listed_name" ON "users" USING gin (("first_name" || ' ' || "last_name") gin_trgm_ops) WHERE "users"."listed";