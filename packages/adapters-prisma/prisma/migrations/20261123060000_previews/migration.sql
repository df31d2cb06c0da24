-- When a preview ends (J1). A session that is there already, and every one that is no preview, keeps null.

-- AlterTable
ALTER TABLE "embed_session" ADD COLUMN     "preview_until" TIMESTAMPTZ(3);
