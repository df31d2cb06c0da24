-- Which key made a key, and what administrators' lists are read by. A row that is there already keeps null.

-- AlterTable
ALTER TABLE "api_key" ADD COLUMN     "made_by" TEXT;

-- CreateIndex
CREATE INDEX "embed_session_account_id_created_at_idx" ON "embed_session"("account_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "embed_tenant_account_id_created_at_id_idx" ON "embed_tenant"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "external_user_account_id_created_at_id_idx" ON "external_user"("account_id", "created_at" DESC, "id" DESC);
