/** Whose protocols are spoken with language models. */
export const providerKinds = ["openai-compatible", "anthropic"] as const;

/** The kind of an agent whose provider, or its model, is not declared any more: it asks nobody. */
export const withdrawnKind = "withdrawn";

/** A service of language models, whose models the account's administrators may give to agents (J1). */
export interface ModelProvider {
  /** Unique in the account; agents name it. */
  readonly name: string;
  readonly kind: (typeof providerKinds)[number];
  /** Undefined: the address of the kind. */
  readonly baseUrl?: string | undefined;
  /** The variable that holds its key; undefined: that of the kind, if it has one. */
  readonly apiKeyFromEnv?: string | undefined;
  /** The models that may be named. */
  readonly models: readonly string[];
}
