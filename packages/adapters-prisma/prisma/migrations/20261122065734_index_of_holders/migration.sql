-- Who holds a group or an attribute, with the holder in the index: a plan that looks up one holder's
-- value reads one entry then, whichever index it takes. Beside an index of the attribute alone, where
-- most attributes have few holders, it read all holders of one that everybody has.
--
-- First all is made, while the tables can be read; the old ones go in the last moment.

-- CreateIndex
CREATE INDEX "attribute_value_attribute_id_user_id_idx" ON "attribute_value"("attribute_id", "user_id");

-- CreateIndex
CREATE INDEX "internal_attribute_value_attribute_id_user_id_idx" ON "internal_attribute_value"("attribute_id", "user_id");

-- CreateIndex
CREATE INDEX "internal_membership_group_id_user_id_idx" ON "internal_membership"("group_id", "user_id");

-- CreateIndex
CREATE INDEX "membership_group_id_user_id_idx" ON "membership"("group_id", "user_id");

-- DropIndex
DROP INDEX "attribute_value_attribute_id_idx";

-- DropIndex
DROP INDEX "internal_attribute_value_attribute_id_idx";

-- DropIndex
DROP INDEX "internal_membership_group_id_idx";

-- DropIndex
DROP INDEX "membership_group_id_idx";
