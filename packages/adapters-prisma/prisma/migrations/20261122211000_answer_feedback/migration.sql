-- What the user of a thread thinks of an answer; it goes with the thread, and so with the user.

-- CreateTable
CREATE TABLE "answer_feedback" (
    "account_id" BIGINT NOT NULL,
    "thread_id" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "rating" TEXT NOT NULL,
    "comment" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "answer_feedback_pkey" PRIMARY KEY ("account_id","thread_id","message_id")
);

-- CreateIndex
CREATE INDEX "answer_feedback_account_id_updated_at_idx" ON "answer_feedback"("account_id", "updated_at" DESC);

-- AddForeignKey
ALTER TABLE "answer_feedback" ADD CONSTRAINT "answer_feedback_account_id_thread_id_fkey" FOREIGN KEY ("account_id", "thread_id") REFERENCES "thread"("account_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
