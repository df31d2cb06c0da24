-- CreateTable
CREATE TABLE "account" (
    "id" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "use_creator_mode" BOOLEAN NOT NULL DEFAULT false,
    "allowed_origins" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "default_deployment_id" INTEGER,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_quota" (
    "account_id" BIGINT NOT NULL,
    "users" INTEGER NOT NULL DEFAULT 0,
    "users_max" INTEGER NOT NULL,

    CONSTRAINT "account_quota_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "catalog" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,

    CONSTRAINT "catalog_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deployment" (
    "account_id" BIGINT NOT NULL,
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "model" TEXT,
    "require_policies" BOOLEAN NOT NULL DEFAULT false,
    "timezone" TEXT NOT NULL DEFAULT 'UTC',

    CONSTRAINT "deployment_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "agent" (
    "account_id" BIGINT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "deployment_id" INTEGER NOT NULL,
    "config" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "agent_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateTable
CREATE TABLE "internal_user" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "username" TEXT NOT NULL,

    CONSTRAINT "internal_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "internal_membership" (
    "user_id" BIGINT NOT NULL,
    "group_id" BIGINT NOT NULL,

    CONSTRAINT "internal_membership_pkey" PRIMARY KEY ("user_id","group_id")
);

-- CreateTable
CREATE TABLE "internal_attribute_value" (
    "user_id" BIGINT NOT NULL,
    "attribute_id" BIGINT NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "internal_attribute_value_pkey" PRIMARY KEY ("user_id","attribute_id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" TEXT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "all_deployments" BOOLEAN NOT NULL DEFAULT true,
    "deployments" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "internal_user_id" BIGINT,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "embed_tenant" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "display_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "embed_tenant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_def" (
    "id" BIGINT NOT NULL,
    "catalog_id" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "group_def_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attribute_def" (
    "id" BIGINT NOT NULL,
    "catalog_id" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "display_name" TEXT,
    "default_value" TEXT,
    "description" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attribute_def_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "external_user" (
    "id" BIGINT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "embed_tenant_id" BIGINT NOT NULL,
    "external_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "email" TEXT,
    "display_name" TEXT,
    "picture" TEXT,
    "ephemeral_until" TIMESTAMPTZ(3),
    "security_context" JSONB,
    "creator_security_context" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "external_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "user_id" BIGINT NOT NULL,
    "group_id" BIGINT NOT NULL,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("user_id","group_id")
);

-- CreateTable
CREATE TABLE "attribute_value" (
    "user_id" BIGINT NOT NULL,
    "attribute_id" BIGINT NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "attribute_value_pkey" PRIMARY KEY ("user_id","attribute_id")
);

-- CreateTable
CREATE TABLE "embed_session" (
    "digest" TEXT NOT NULL,
    "account_id" BIGINT NOT NULL,
    "deployment_id" INTEGER NOT NULL,
    "embed_tenant_id" BIGINT NOT NULL,
    "external_user_id" BIGINT,
    "internal_user_id" BIGINT,
    "creator_mode" BOOLEAN NOT NULL,
    "branch" TEXT,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "exchanged_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "embed_session_pkey" PRIMARY KEY ("digest")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_name_key" ON "account"("name");

-- CreateIndex
CREATE INDEX "catalog_account_id_idx" ON "catalog"("account_id");

-- CreateIndex
CREATE INDEX "agent_account_id_deployment_id_idx" ON "agent"("account_id", "deployment_id");

-- CreateIndex
CREATE UNIQUE INDEX "internal_user_account_id_username_key" ON "internal_user"("account_id", "username");

-- CreateIndex
CREATE INDEX "internal_membership_group_id_idx" ON "internal_membership"("group_id");

-- CreateIndex
CREATE INDEX "internal_attribute_value_attribute_id_idx" ON "internal_attribute_value"("attribute_id");

-- CreateIndex
CREATE INDEX "api_key_internal_user_id_idx" ON "api_key"("internal_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_account_id_name_key" ON "api_key"("account_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "embed_tenant_account_id_name_key" ON "embed_tenant"("account_id", "name");

-- CreateIndex
CREATE INDEX "group_def_catalog_id_created_at_id_idx" ON "group_def"("catalog_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "group_def_catalog_id_name_key" ON "group_def"("catalog_id", "name");

-- CreateIndex
CREATE INDEX "attribute_def_catalog_id_created_at_id_idx" ON "attribute_def"("catalog_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "attribute_def_catalog_id_name_key" ON "attribute_def"("catalog_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "external_user_embed_tenant_id_external_id_key" ON "external_user"("embed_tenant_id", "external_id");

-- CreateIndex
CREATE INDEX "membership_group_id_idx" ON "membership"("group_id");

-- CreateIndex
CREATE INDEX "attribute_value_attribute_id_idx" ON "attribute_value"("attribute_id");

-- CreateIndex
CREATE INDEX "embed_session_external_user_id_idx" ON "embed_session"("external_user_id");

-- CreateIndex
CREATE INDEX "embed_session_internal_user_id_idx" ON "embed_session"("internal_user_id");

-- CreateIndex
CREATE INDEX "embed_session_expires_at_idx" ON "embed_session"("expires_at");

-- AddForeignKey
ALTER TABLE "account_quota" ADD CONSTRAINT "account_quota_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog" ADD CONSTRAINT "catalog_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deployment" ADD CONSTRAINT "deployment_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent" ADD CONSTRAINT "agent_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "agent" ADD CONSTRAINT "agent_account_id_deployment_id_fkey" FOREIGN KEY ("account_id", "deployment_id") REFERENCES "deployment"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "internal_user" ADD CONSTRAINT "internal_user_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "internal_membership" ADD CONSTRAINT "internal_membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "internal_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "internal_membership" ADD CONSTRAINT "internal_membership_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group_def"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "internal_attribute_value" ADD CONSTRAINT "internal_attribute_value_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "internal_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "internal_attribute_value" ADD CONSTRAINT "internal_attribute_value_attribute_id_fkey" FOREIGN KEY ("attribute_id") REFERENCES "attribute_def"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_internal_user_id_fkey" FOREIGN KEY ("internal_user_id") REFERENCES "internal_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "embed_tenant" ADD CONSTRAINT "embed_tenant_id_fkey" FOREIGN KEY ("id") REFERENCES "catalog"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "embed_tenant" ADD CONSTRAINT "embed_tenant_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_def" ADD CONSTRAINT "group_def_catalog_id_fkey" FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attribute_def" ADD CONSTRAINT "attribute_def_catalog_id_fkey" FOREIGN KEY ("catalog_id") REFERENCES "catalog"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "external_user" ADD CONSTRAINT "external_user_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "external_user" ADD CONSTRAINT "external_user_embed_tenant_id_fkey" FOREIGN KEY ("embed_tenant_id") REFERENCES "embed_tenant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "external_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group_def"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attribute_value" ADD CONSTRAINT "attribute_value_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "external_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attribute_value" ADD CONSTRAINT "attribute_value_attribute_id_fkey" FOREIGN KEY ("attribute_id") REFERENCES "attribute_def"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "embed_session" ADD CONSTRAINT "embed_session_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "embed_session" ADD CONSTRAINT "embed_session_account_id_deployment_id_fkey" FOREIGN KEY ("account_id", "deployment_id") REFERENCES "deployment"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "embed_session" ADD CONSTRAINT "embed_session_embed_tenant_id_fkey" FOREIGN KEY ("embed_tenant_id") REFERENCES "embed_tenant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "embed_session" ADD CONSTRAINT "embed_session_external_user_id_fkey" FOREIGN KEY ("external_user_id") REFERENCES "external_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "embed_session" ADD CONSTRAINT "embed_session_internal_user_id_fkey" FOREIGN KEY ("internal_user_id") REFERENCES "internal_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.

-- Room on the page for new versions of rows that change often, so that no index is touched.
ALTER TABLE "account_quota" SET (fillfactor = 50);
ALTER TABLE "external_user" SET (fillfactor = 80);

-- Prisma reads a list that is NULL as an empty one; here nothing may write it.
ALTER TABLE "account" ALTER COLUMN "allowed_origins" SET NOT NULL;
ALTER TABLE "api_key" ALTER COLUMN "deployments" SET NOT NULL;

ALTER TABLE "account_quota" ADD CONSTRAINT "account_quota_users_check" CHECK ("users" >= 0);
