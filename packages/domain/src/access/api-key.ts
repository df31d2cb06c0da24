import type { DeploymentScope } from "./deployment-scope.js";
import type { UserId } from "../shared/text/branded.js";

/** `admin` keys belong to the company's server, `personal` ones act as one internal user (A3). */
export type ApiKeyKind = "admin" | "personal";

/** What is stored of an API key: never the secret, only its digest (A3, T1). */
export interface StoredApiKey {
  /** The public part, 12 of `[a-z0-9]`. */
  readonly id: string;
  /** SHA-256 of the whole key, 64 hex characters. */
  readonly digest: string;
  readonly kind: ApiKeyKind;
  /** The deployments that the key opens, or `all` of them. */
  readonly deployments: DeploymentScope;
  /** The internal user as whom a personal key acts. */
  readonly internalUserId: UserId | undefined;
  /** Judged by the store's clock when the key was read (T34). */
  readonly expired: boolean;
  /** Whose sign-in made the key: the name of an administrator; undefined for any other key (J1). */
  readonly person?: string | undefined;
  readonly revoked: boolean;
}

/** A key as its holder presents it: `sk-{id}-{secret}` (A3). */
export interface PresentedApiKey {
  readonly id: string;
  readonly text: string;
}

const form = /^sk-([a-z0-9]{12})-[A-Za-z0-9_-]{43}$/;

/** Reads a key, or undefined where the text has not the form of one. */
export const parseApiKey = (text: string): PresentedApiKey | undefined => {
  const id = form.exec(text)?.[1];
  return id === undefined ? undefined : { id, text };
};
