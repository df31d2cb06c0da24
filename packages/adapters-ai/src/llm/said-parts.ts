import type { LanguageModelV3Message, SharedV3ProviderMetadata } from "@ai-sdk/provider";

/** A piece of text or thinking, with what its provider wants to read again beside it. */
export type SaidPart = Extract<
  Extract<LanguageModelV3Message, { role: "assistant" }>["content"][number],
  { type: "text" | "reasoning" }
>;

type SaidKind = SaidPart["type"];

interface OpenPart {
  readonly kind: SaidKind;
  text: string;
  metadata: SharedV3ProviderMetadata | undefined;
}

/** What a model says in one answer, put together out of its pieces. */
export class SaidParts {
  readonly #parts: OpenPart[] = [];
  /** By kind and id; a provider may use an id again for what comes later. */
  readonly #open = new Map<string, OpenPart>();

  start(kind: SaidKind, id: string, metadata: SharedV3ProviderMetadata | undefined): OpenPart {
    const part = { kind, text: "", metadata };
    this.#parts.push(part);
    this.#open.set(`${kind} ${id}`, part);
    return part;
  }

  /** Adds a piece, or at the end of a part none. What the provider notes last counts. */
  add(
    kind: SaidKind,
    id: string,
    text: string,
    metadata: SharedV3ProviderMetadata | undefined,
  ): void {
    const part = this.#open.get(`${kind} ${id}`) ?? this.start(kind, id, undefined);
    part.text += text;
    part.metadata = metadata ?? part.metadata;
  }

  /** In the order in which they began; those that say nothing to anybody are left out. */
  all(): readonly SaidPart[] {
    return this.#parts.flatMap(({ kind, text, metadata }) =>
      text === "" && (kind === "text" || metadata === undefined)
        ? []
        : [{ type: kind, text, ...(metadata === undefined ? {} : { providerOptions: metadata }) }],
    );
  }
}
