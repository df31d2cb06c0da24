/**
 * Which sessions of an account a revocation takes, and with them which running turns (J8). Everything
 * is taken that was issued before the revocation, whatever comes later stays.
 */
export type IssuedSelection =
  /** One session by the SHA-256 of its id, and the turns begun with its token. */
  | { readonly kind: "session"; readonly digest: string }
  /** The sessions of an external user, and all turns of that user's threads. */
  | {
      readonly kind: "external_user";
      readonly embedTenantName: string;
      readonly externalId: string;
    }
  /** The sessions of an internal user, and all turns of that user's threads. */
  | { readonly kind: "internal_user"; readonly username: string }
  /** The sessions within an embed tenant, and all turns of its users and of these sessions. */
  | { readonly kind: "embed_tenant"; readonly name: string }
  /** The sessions minted with a key (its public id), and the turns begun with these or the key itself. */
  | { readonly kind: "key"; readonly keyId: string }
  /** Sessions minted, and turns begun, before a moment: milliseconds since 1970, by the store's clock. */
  | { readonly kind: "issued_before"; readonly timeMs: number };
