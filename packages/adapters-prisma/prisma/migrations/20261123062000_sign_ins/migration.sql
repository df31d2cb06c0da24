-- Whose sign-in made a key (J1). A key that is there already keeps null.

-- AlterTable
ALTER TABLE "api_key" ADD COLUMN     "person" TEXT;
