import type { JsonObject } from "../shared/json/json.js";
import type { Milliseconds } from "../shared/text/branded.js";

/** What an entry of the audit log may be about (J10). */
export const auditActions = [
  "account.apply",
  "account.update",
  "administrator.sign_in",
  "agent.create",
  "agent.delete",
  "agent.update",
  "assistant.allow",
  "assistant.deny",
  "assistant.revoke",
  "dashboard.delete",
  "dashboard.show",
  "definitions.change",
  "embed_tenant.delete",
  "group.create",
  "group.delete",
  "group.update",
  "key.create",
  "key.revoke",
  "key.rotate",
  "session.preview",
  "session.revoke",
  "user.delete",
  "user.provision",
  "user_attribute.create",
  "user_attribute.delete",
  "user_attribute.update",
] as const;

/** One of them. */
export type AuditAction = (typeof auditActions)[number];

/**
 * Who has changed something: an API key, by its public id, with the administrator whose sign-in made it, if one
 * did; those who own the service; the user whom the entry is about; or an assistant that a user had let in.
 */
export type AuditActor =
  | { readonly kind: "key"; readonly keyId: string; readonly person?: string }
  | { readonly kind: "operator" }
  | { readonly kind: "user" }
  | { readonly kind: "assistant" };

/** A user of an account: an external one in its embed tenant, or an internal one. */
export type AuditedUser =
  | {
      readonly kind: "external_user";
      readonly embedTenantName: string;
      readonly externalId: string;
    }
  | { readonly kind: "internal_user"; readonly username: string };

/** What is recorded of a change. No value of an attribute is in it, and no name of a user (J10). */
export interface AuditRecord {
  readonly action: AuditAction;
  readonly actor: AuditActor;
  /** The pseudonym of the user whom it is about (`subjectOf`). */
  readonly subject?: string | undefined;
  /** Names and ids of what was changed, as plain data. */
  readonly details: JsonObject;
}

/** A record as it is handed to a store. */
export interface NewAuditEntry {
  /** The public id of the key that made the change; undefined where an operator did. */
  readonly keyId: string | undefined;
  readonly subject: string | undefined;
  /** The whole record as canonical JSON. */
  readonly content: string;
}

/** A stored entry; its number counts from 1 within its account, without gaps. */
export interface AuditEntry extends NewAuditEntry {
  readonly seq: number;
  /** By the store's clock, milliseconds since 1970; never before the entry that precedes it. */
  readonly atMs: Milliseconds;
  /** The hash of the entry before, or `genesisHash`. */
  readonly prev: string;
  /** SHA-256 of `sealedText`, 64 lowercase hex characters. */
  readonly hash: string;
}

/** The last entry of an account's log, by number and hash. */
export interface AuditHead {
  readonly seq: number;
  readonly hash: string;
}

/** What the first entry names as the hash before it. */
export const genesisHash = "0".repeat(64);

/**
 * The text whose SHA-256 is the hash of an entry: canonical JSON of `[seq, atMs, prev, record]`, so
 * that no part of an entry can be changed, and none moved, without another hash.
 */
export const sealedText = ({
  seq,
  atMs,
  prev,
  content,
}: Pick<AuditEntry, "seq" | "atMs" | "prev" | "content">): string =>
  `[${seq},${atMs},"${prev}",${content}]`;
