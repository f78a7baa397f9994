CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "access_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"project_id" bigint NOT NULL,
	"chain_ids" bigint[],
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audience_contacts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"audience_id" bigint NOT NULL,
	"name" text,
	"address" text,
	"email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audiences" (
	"id" bigint PRIMARY KEY NOT NULL,
	"project_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "balances" (
	"chain_id" bigint NOT NULL,
	"contract_address" text NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"owner" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"block_number" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "balances_chain_id_contract_address_token_id_owner_pk" PRIMARY KEY("chain_id","contract_address","token_id","owner")
);
--> statement-breakpoint
CREATE TABLE "collectibles" (
	"chain_id" bigint NOT NULL,
	"contract_address" text NOT NULL,
	"token_id" numeric(78, 0) NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "collectibles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"traits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"metadata_due" timestamp (3) with time zone,
	"metadata_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collectibles_chain_id_contract_address_token_id_pk" PRIMARY KEY("chain_id","contract_address","token_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"chain_id" bigint NOT NULL,
	"contract_address" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"decimals" integer DEFAULT 0 NOT NULL,
	"project_id" bigint,
	"indexed_block" bigint,
	"followed_from" bigint,
	"filters" jsonb,
	"filters_at" timestamp (3) with time zone,
	"metadata_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_chain_id_contract_address_pk" PRIMARY KEY("chain_id","contract_address")
);
--> statement-breakpoint
CREATE TABLE "contract_sources" (
	"id" bigint PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"contract_type" text NOT NULL,
	"project_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"author" text,
	"license" text,
	"audited" boolean DEFAULT false NOT NULL,
	"more_info_url" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"factory_source_uid" text,
	"abi" text,
	"bytecode" text,
	"bytecode_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"project_id" bigint NOT NULL,
	"contract_name" text NOT NULL,
	"contract_address" text NOT NULL,
	"contract_type" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"source" text NOT NULL,
	"items_contract_address" text,
	"abi" text,
	"bytecode" text,
	"bytecode_hash" text,
	"audience_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indexer_cursors" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"block_number" bigint NOT NULL,
	"block_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"chain_id" bigint NOT NULL,
	"contract_address" text NOT NULL,
	"order_hash" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_id" numeric(78, 0),
	"marketplace" text NOT NULL,
	"source" text NOT NULL,
	"side" text NOT NULL,
	"status" text NOT NULL,
	"standing" text,
	"maker" text NOT NULL,
	"currency_address" text NOT NULL,
	"price_per_token" numeric(78, 0) NOT NULL,
	"price_net_per_token" numeric(78, 0) NOT NULL,
	"price_usd" double precision,
	"quantity_initial" numeric(78, 0) NOT NULL,
	"quantity_remaining" numeric(78, 0) NOT NULL,
	"quantity_available" numeric(78, 0) NOT NULL,
	"fee_bps" integer DEFAULT 0 NOT NULL,
	"fee_breakdown" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"components" jsonb NOT NULL,
	"signature" text,
	"salt" numeric(78, 0) NOT NULL,
	"counter" numeric(78, 0) NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"block_number" bigint NOT NULL,
	"read_block" bigint DEFAULT 0 NOT NULL,
	"order_created_at" timestamp (3) with time zone NOT NULL,
	"order_updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"rank" double precision GENERATED ALWAYS AS (case side when 'listing' then coalesce(price_usd, 'Infinity') else -coalesce(price_usd * (price_net_per_token / nullif(price_per_token, 0))::float8, '-Infinity') end) STORED NOT NULL,
	"rank_amount" numeric GENERATED ALWAYS AS (case side when 'listing' then price_per_token else -price_net_per_token end) STORED NOT NULL,
	CONSTRAINT "orders_chain_id_contract_address_order_hash_pk" PRIMARY KEY("chain_id","contract_address","order_hash")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"origins" text[],
	"requests_per_minute" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indexer_blocks" (
	"chain_id" bigint NOT NULL,
	"block_number" bigint NOT NULL,
	"block_hash" text NOT NULL,
	CONSTRAINT "indexer_blocks_chain_id_block_number_pk" PRIMARY KEY("chain_id","block_number")
);
--> statement-breakpoint
ALTER TABLE "access_keys" ADD CONSTRAINT "access_keys_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_contacts" ADD CONSTRAINT "audience_contacts_audience_id_audiences_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audiences" ADD CONSTRAINT "audiences_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_sources" ADD CONSTRAINT "contract_sources_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audience_contacts_audience" ON "audience_contacts" USING btree ("audience_id","id");--> statement-breakpoint
CREATE INDEX "balances_owner" ON "balances" USING btree ("chain_id","contract_address","owner","token_id");--> statement-breakpoint
CREATE INDEX "balances_block" ON "balances" USING btree ("chain_id","block_number");--> statement-breakpoint
CREATE INDEX "collectibles_name" ON "collectibles" USING btree ("chain_id","contract_address","name","token_id");--> statement-breakpoint
CREATE INDEX "collectibles_traits" ON "collectibles" USING gin ("contract_address","traits" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "collectibles_search" ON "collectibles" USING gin ("contract_address","search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "collectibles_metadata_due" ON "collectibles" USING btree ("chain_id","metadata_due") WHERE metadata_due is not null;--> statement-breakpoint
CREATE INDEX "contract_sources_project" ON "contract_sources" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "contracts_project" ON "contracts" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "orders_hash" ON "orders" USING btree ("chain_id","order_hash");--> statement-breakpoint
CREATE INDEX "orders_id" ON "orders" USING btree ("chain_id","id");--> statement-breakpoint
CREATE INDEX "orders_block" ON "orders" USING btree ("chain_id","read_block");--> statement-breakpoint
CREATE INDEX "orders_maker" ON "orders" USING btree ("chain_id","maker","contract_address","token_id");--> statement-breakpoint
CREATE INDEX "orders_ending" ON "orders" USING btree ("chain_id","valid_until") WHERE status in ('active', 'inactive');--> statement-breakpoint
CREATE INDEX "orders_book" ON "orders" USING btree ("chain_id","contract_address","side","rank","rank_amount","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "orders_token" ON "orders" USING btree ("chain_id","contract_address","side","token_id","rank","rank_amount","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("chain_id","contract_address","side","valid_from") WHERE standing = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_best" ON "orders" USING btree ("chain_id","contract_address","side","token_id") WHERE standing = 'best';--> statement-breakpoint
CREATE INDEX "orders_best_rank" ON "orders" USING btree ("chain_id","contract_address","side","rank","rank_amount","id") WHERE standing = 'best';--> statement-breakpoint
CREATE INDEX "orders_best_usd" ON "orders" USING btree ("chain_id","contract_address","side","price_usd") WHERE standing = 'best';--> statement-breakpoint
CREATE INDEX "orders_best_dearest" ON "orders" USING btree ("chain_id","contract_address","side","price_usd" DESC NULLS LAST) WHERE standing = 'best';--> statement-breakpoint
CREATE INDEX "orders_best_amount" ON "orders" USING btree ("chain_id","contract_address","side","price_per_token") WHERE standing = 'best';--> statement-breakpoint
CREATE INDEX "orders_best_created" ON "orders" USING btree ("chain_id","contract_address","side","created_at") WHERE standing = 'best';--> statement-breakpoint
CREATE INDEX "orders_best_updated" ON "orders" USING btree ("chain_id","contract_address","side","updated_at") WHERE standing = 'best';--> statement-breakpoint
CREATE INDEX "orders_best_until" ON "orders" USING btree ("chain_id","contract_address","side","valid_until") WHERE standing = 'best';