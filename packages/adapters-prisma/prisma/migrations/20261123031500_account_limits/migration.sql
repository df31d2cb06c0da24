-- What an account may ask for at a time (J4), as it is declared; null: nothing is declared.
ALTER TABLE "account" ADD COLUMN "limits" JSONB;
