ALTER TABLE "users" DROP CONSTRAINT "users_approval_known";--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "cover_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_approval_known" CHECK ("users"."approval" in ('pending', 'verified', 'rejected', 'disabled'));