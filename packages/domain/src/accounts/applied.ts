/** What applying a declaration did to one account. */
export interface AppliedAccount {
  readonly name: string;
  readonly outcome: "created" | "changed" | "unchanged";
  /** Keys that were made because no value was given for them: shown here and never again (A3). */
  readonly mintedKeys: readonly { readonly name: string; readonly apiKey: string }[];
  /** Names of keys that are declared as existing ones and are not there: none was made (J2). Left out where there are none. */
  readonly absentKeys?: readonly string[];
}

/** What applying a declaration did, in its order of accounts. */
export interface Applied {
  readonly accounts: readonly AppliedAccount[];
}
