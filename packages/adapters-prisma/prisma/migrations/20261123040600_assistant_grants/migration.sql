-- What users grant to assistants of their own (I1). Nothing that is there already is written.

-- AlterTable
ALTER TABLE "account" ADD COLUMN     "connect" JSONB;

-- CreateTable
CREATE TABLE "assistant_request" (
    "account_id" BIGINT NOT NULL,
    "digest" TEXT NOT NULL,
    "browser_digest" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "client_name" TEXT NOT NULL,
    "redirect_uri" TEXT NOT NULL,
    "state" TEXT,
    "code_challenge" TEXT NOT NULL,
    "resource" TEXT NOT NULL,
    "scopes" TEXT[],
    "deployment_id" INTEGER NOT NULL,
    "session_digest" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "assistant_request_pkey" PRIMARY KEY ("account_id","digest")
);

-- CreateTable
CREATE TABLE "assistant_grant" (
    "account_id" BIGINT NOT NULL,
    "id" BIGINT NOT NULL,
    "session_digest" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "client_name" TEXT NOT NULL,
    "redirect_uri" TEXT NOT NULL,
    "code_challenge" TEXT NOT NULL,
    "resource" TEXT NOT NULL,
    "scopes" TEXT[],
    "deployment_id" INTEGER NOT NULL,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "code_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "refreshed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "assistant_grant_pkey" PRIMARY KEY ("account_id","id")
);

-- CreateIndex
CREATE INDEX "assistant_request_account_id_created_at_idx" ON "assistant_request"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "assistant_request_expires_at_idx" ON "assistant_request"("expires_at");

-- CreateIndex
CREATE INDEX "assistant_request_session_digest_idx" ON "assistant_request"("session_digest");

-- CreateIndex
CREATE INDEX "assistant_grant_account_id_created_at_id_idx" ON "assistant_grant"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "assistant_grant_session_digest_idx" ON "assistant_grant"("session_digest");

-- AddForeignKey
ALTER TABLE "assistant_request" ADD CONSTRAINT "assistant_request_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assistant_request" ADD CONSTRAINT "assistant_request_session_digest_fkey" FOREIGN KEY ("session_digest") REFERENCES "embed_session"("digest") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assistant_grant" ADD CONSTRAINT "assistant_grant_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "assistant_grant" ADD CONSTRAINT "assistant_grant_session_digest_fkey" FOREIGN KEY ("session_digest") REFERENCES "embed_session"("digest") ON DELETE CASCADE ON UPDATE CASCADE;
