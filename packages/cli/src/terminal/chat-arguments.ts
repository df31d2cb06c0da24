/** What a person asked the terminal client for. */
export interface ChatArguments {
  readonly url: string | undefined;
  readonly key: string | undefined;
  readonly user: string | undefined;
  readonly attributes: readonly UserAttribute[];
  readonly groups: readonly string[];
  readonly chatId: string | undefined;
  /** One question; undefined for a conversation. */
  readonly message: string | undefined;
  readonly isColoured: boolean;
  /** The lines as they come. */
  readonly isJson: boolean;
}

/** An attribute of the user for row-level security. */
export interface UserAttribute {
  readonly name: string;
  readonly value: unknown;
}
