-- Databases in which cubes of a deployment live (K1). It holds names of variables, and no address.

-- AlterTable
ALTER TABLE "deployment" ADD COLUMN     "sources" JSONB NOT NULL DEFAULT '[]';
