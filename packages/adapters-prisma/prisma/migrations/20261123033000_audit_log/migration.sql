-- The audit log (J10). Nothing that is there already is written.

-- CreateTable
CREATE TABLE "audit_head" (
    "account_id" BIGINT NOT NULL,
    "seq" BIGINT NOT NULL,
    "at_ms" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "account_id" BIGINT NOT NULL,
    "seq" BIGINT NOT NULL,
    "at_ms" BIGINT NOT NULL,
    "key_id" TEXT,
    "subject" TEXT,
    "content" TEXT NOT NULL,
    "prev" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("account_id","seq")
);

-- CreateIndex
CREATE INDEX "audit_entry_account_id_at_ms_idx" ON "audit_entry"("account_id", "at_ms");

-- CreateIndex
CREATE INDEX "audit_entry_account_id_key_id_seq_idx" ON "audit_entry"("account_id", "key_id", "seq");

-- CreateIndex
CREATE INDEX "audit_entry_account_id_subject_seq_idx" ON "audit_entry"("account_id", "subject", "seq");

-- AddForeignKey
ALTER TABLE "audit_head" ADD CONSTRAINT "audit_head_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Appends an entry to the log of an account, and answers its number. The head's row is locked until the
-- transaction ends, so that entries of one account follow each other without gaps, and the time never goes
-- back. An account that is not there violates the foreign key.
CREATE FUNCTION append_audit_v1(p_account bigint, p_key text, p_subject text, p_content text)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_head audit_head;
  v_at bigint;
  v_hash text;
BEGIN
  INSERT INTO audit_head (account_id, seq, at_ms, hash) VALUES (p_account, 0, 0, repeat('0', 64))
  ON CONFLICT DO NOTHING;
  SELECT * INTO v_head FROM audit_head WHERE account_id = p_account FOR UPDATE;
  v_at := greatest(v_head.at_ms, floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint);
  v_hash := encode(sha256(convert_to(
    '[' || v_head.seq + 1 || ',' || v_at || ',"' || v_head.hash || '",' || p_content || ']', 'UTF8')), 'hex');
  INSERT INTO audit_entry (account_id, seq, at_ms, key_id, subject, content, prev, hash)
  VALUES (p_account, v_head.seq + 1, v_at, p_key, p_subject, p_content, v_head.hash, v_hash);
  UPDATE audit_head SET seq = v_head.seq + 1, at_ms = v_at, hash = v_hash WHERE account_id = p_account;
  RETURN v_head.seq + 1;
END
$$;

-- Entries go with their account, by its foreign key, whose own trigger runs above this one; by no other way.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_entry_no_truncate BEFORE TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
