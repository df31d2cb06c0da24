/** A call of the administration (J1), as it was asked for on the command line. */
export type AdminRequest = ListRequest | SendRequest | ProvisionRequest;

/** One page of a list, or all of it. */
export interface ListRequest {
  readonly kind: "list";
  /** Below `/api/v1/admin/`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The fields that the table shows, in its order; JSON has all of them. */
  readonly columns: readonly string[];
  /** Whether all pages are read. */
  readonly isWhole: boolean;
  readonly isJson: boolean;
}

/** A change. */
export interface SendRequest {
  readonly kind: "send";
  readonly method: "POST" | "DELETE";
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
  /** What it does, in words that follow "would" and "to": `revoke the key k3j5h7q9w2e4`. */
  readonly summary: string;
  /** Whether it takes something away that no other call brings back. */
  readonly isFinal: boolean;
  readonly isAgreed: boolean;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
}

/** Users of a file, up to 100 in a call. */
export interface ProvisionRequest {
  readonly kind: "provision";
  readonly file: string;
  readonly isDryRun: boolean;
  readonly isJson: boolean;
}
