CREATE TABLE "media" (
	"chain_id" bigint NOT NULL,
	"contract_address" text NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"field" text NOT NULL,
	"hash" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "media_chain_id_contract_address_token_id_field_pk" PRIMARY KEY("chain_id","contract_address","token_id","field")
);
--> statement-breakpoint
-- Metadata that are too large for an answer are read again. Until then, the tokens
-- keep all but their large media.
UPDATE "collectibles"
SET
  "metadata" = (
    SELECT coalesce(jsonb_object_agg("key", "value"), '{}')
    FROM jsonb_each("metadata")
    WHERE octet_length("value"::text) <= 2000
  ),
  "description" = left("description", 1000),
  "metadata_due" = now(),
  "metadata_tries" = 0
WHERE octet_length("metadata"::text) > 9000;
