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
DROP INDEX "certificates_number";--> statement-breakpoint
ALTER TABLE "certificates" DROP CONSTRAINT "certificates_pkey";--> statement-breakpoint
ALTER TABLE "certificates" ADD PRIMARY KEY ("number");--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "enrollment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "course" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "teacher" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE "certificates" SET "user_id" = "enrollments"."user_id" FROM "enrollments" WHERE "enrollments"."id" = "certificates"."enrollment_id";--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "year" integer;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "figures" jsonb;--> statement-breakpoint
ALTER TABLE "learning_time" ADD CONSTRAINT "learning_time_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_repeats" ADD CONSTRAINT "quiz_repeats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_repeats" ADD CONSTRAINT "quiz_repeats_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_time_counted" ON "learning_time" USING btree ("user_id","counted_at");--> statement-breakpoint
CREATE INDEX "quiz_repeats_question" ON "quiz_repeats" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "quiz_repeats_due" ON "quiz_repeats" USING btree ("user_id","due_at");--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_year" ON "certificates" USING btree ("user_id","year","earned_at");--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_enrollment_id_unique" UNIQUE("enrollment_id");