ALTER TABLE "contributions" DROP CONSTRAINT "contributions_status_known";--> statement-breakpoint
ALTER TABLE "contribution_files" ADD COLUMN "checked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "body_site" text;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "skin_tone" text;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_status_known" CHECK ("contributions"."status" in ('draft', 'pending', 'returned', 'published', 'rejected', 'withdrawn'));