-- The generation of the turn that was last told to stop (T31). Instances of the release before this one
-- neither write nor read it: between them and us the log still passes an abort on.
-- AlterTable
ALTER TABLE "turn" ADD COLUMN     "aborted_generation" INTEGER;
