CREATE TABLE "films" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid,
	"poster_id" uuid,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "codecs" text;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_poster_id_files_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "films_file" ON "films" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "films_poster" ON "films" USING btree ("poster_id");