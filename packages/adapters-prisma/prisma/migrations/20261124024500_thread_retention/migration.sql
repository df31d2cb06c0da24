-- After how many days without a message a thread of the account is removed (J1), as it is declared; null: never.
ALTER TABLE "account" ADD COLUMN "threads_days" INTEGER;
