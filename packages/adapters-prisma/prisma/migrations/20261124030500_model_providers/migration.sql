-- Services of language models that the account's agents may name (J1), as they are declared; null: none is.
ALTER TABLE "account" ADD COLUMN "providers" JSONB;
