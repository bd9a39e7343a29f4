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
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "annotations_serial" ON "annotations" USING btree ("user_id","document","serial");--> statement-breakpoint
CREATE INDEX "annotations_changed" ON "annotations" USING btree ("changed_at");