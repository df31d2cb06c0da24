-- Dashboards that users of embed tenants have made. Nothing that is there already is written.

-- CreateTable
CREATE TABLE "tenant_dashboard" (
    "account_id" BIGINT NOT NULL,
    "public_id" TEXT NOT NULL,
    "deployment_id" INTEGER NOT NULL,
    "embed_tenant_id" BIGINT NOT NULL,
    "owner_id" BIGINT,
    "private_owner_id" BIGINT,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "definition" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tenant_dashboard_pkey" PRIMARY KEY ("account_id","public_id")
);

-- CreateIndex
CREATE INDEX "tenant_dashboard_embed_tenant_id_idx" ON "tenant_dashboard"("embed_tenant_id");

-- CreateIndex
CREATE INDEX "tenant_dashboard_owner_id_idx" ON "tenant_dashboard"("owner_id");

-- CreateIndex
CREATE INDEX "tenant_dashboard_private_owner_id_idx" ON "tenant_dashboard"("private_owner_id");

-- CreateIndex
CREATE INDEX "tenant_dashboard_account_id_deployment_id_idx" ON "tenant_dashboard"("account_id", "deployment_id");

-- AddForeignKey
ALTER TABLE "tenant_dashboard" ADD CONSTRAINT "tenant_dashboard_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tenant_dashboard" ADD CONSTRAINT "tenant_dashboard_account_id_deployment_id_fkey" FOREIGN KEY ("account_id", "deployment_id") REFERENCES "deployment"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tenant_dashboard" ADD CONSTRAINT "tenant_dashboard_embed_tenant_id_fkey" FOREIGN KEY ("embed_tenant_id") REFERENCES "embed_tenant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tenant_dashboard" ADD CONSTRAINT "tenant_dashboard_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "external_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tenant_dashboard" ADD CONSTRAINT "tenant_dashboard_private_owner_id_fkey" FOREIGN KEY ("private_owner_id") REFERENCES "external_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Stores a dashboard of a user of an embed tenant, unless the tenant has `p_max` already. Answers
-- `created`, `full`, or `unknown` where there is no such tenant, user of it or deployment.
--
-- The tenant is locked first, so that those who make one at the same time are counted one after the
-- other; the count is a statement of its own, which sees what was written while the lock was waited for.
-- Sessions of the tenant are minted meanwhile: they only ask that it stays.
CREATE FUNCTION create_tenant_dashboard_v1(
  p_account bigint, p_deployment int, p_tenant text, p_owner bigint, p_public_id text, p_private boolean,
  p_title text, p_description text, p_definition text, p_max int
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_tenant bigint;
BEGIN
  SELECT id INTO v_tenant FROM embed_tenant WHERE account_id = p_account AND name = p_tenant
  FOR NO KEY UPDATE;
  IF v_tenant IS NULL THEN RETURN 'unknown'; END IF;
  PERFORM FROM external_user WHERE id = p_owner AND embed_tenant_id = v_tenant FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'unknown'; END IF;
  PERFORM FROM deployment WHERE account_id = p_account AND id = p_deployment FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'unknown'; END IF;
  IF (SELECT count(*) FROM tenant_dashboard WHERE embed_tenant_id = v_tenant) >= p_max THEN
    RETURN 'full';
  END IF;
  INSERT INTO tenant_dashboard (account_id, public_id, deployment_id, embed_tenant_id, owner_id,
    private_owner_id, title, description, definition)
  VALUES (p_account, p_public_id, p_deployment, v_tenant, p_owner,
    CASE WHEN p_private THEN p_owner END, p_title, p_description, p_definition);
  RETURN 'created';
END
$$;
