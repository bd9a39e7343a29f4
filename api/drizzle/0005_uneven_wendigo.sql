CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"today" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"rests_until" timestamp with time zone
);
