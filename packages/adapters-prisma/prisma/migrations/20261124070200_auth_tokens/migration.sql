-- Tokens of an account's own identity provider (D2): whose a deployment takes, as it is declared (null: none but
-- the service's own), and what was revoked of them (J8). The service issues none of these, so that a revocation
-- is kept as a moment: what was issued before it is refused, for as long as a token may live.

-- AlterTable
ALTER TABLE "deployment" ADD COLUMN     "auth_tokens" JSONB;

-- CreateTable
CREATE TABLE "token_revocation" (
    "account_id" BIGINT NOT NULL,
    "subject" TEXT NOT NULL,
    "deployment_id" INTEGER NOT NULL,
    "issued_before" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "token_revocation_pkey" PRIMARY KEY ("account_id","subject","deployment_id")
);

-- CreateIndex
CREATE INDEX "token_revocation_issued_before_idx" ON "token_revocation"("issued_before");

-- AddForeignKey
ALTER TABLE "token_revocation" ADD CONSTRAINT "token_revocation_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.

-- A token finds its deployment by its audience.
CREATE INDEX "deployment_audience_idx" ON "deployment"(("auth_tokens"->>'audience')) WHERE "auth_tokens" IS NOT NULL;

ALTER TABLE token_revocation ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_account ON token_revocation USING (
  current_setting('embedded_analytics.account', true) = account_id::text
  OR current_setting('embedded_analytics.account', true) = '*');
