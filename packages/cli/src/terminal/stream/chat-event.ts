/** What a line of the stream says, as far as a terminal shows it (wire-format 2). */
export type ChatEvent =
  | { readonly kind: "cutoff"; readonly chatId: string }
  | { readonly kind: "question"; readonly text: string }
  | { readonly kind: "thinking" | "content"; readonly id: string; readonly text: string }
  /** A call of a tool; without a result it has only begun. */
  | {
      readonly kind: "tool";
      readonly id: string;
      readonly name: string;
      readonly input: Fields;
      readonly result: Fields | undefined;
    }
  /** A whole answer, or all that was said of it. */
  | { readonly kind: "message"; readonly id: string; readonly text: string }
  | { readonly kind: "aborted" }
  | { readonly kind: "failed"; readonly text: string }
  /** The last line of a whole response. */
  | { readonly kind: "end" };

/** An object of unknown shape. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a line says, and its number in the thread where it has one. */
export interface NumberedEvent {
  readonly sort: number | undefined;
  readonly event: ChatEvent;
}

/** Reads a line, whatever it holds; undefined where it says nothing that is shown. */
export const readChatLine = (line: string): NumberedEvent | undefined => {
  const fields = fieldsOf(line);
  const event = fields && eventOf(fields);
  if (event === undefined) return undefined;
  const sort = fields?.["sort"];
  return { sort: typeof sort === "number" ? sort : undefined, event };
};

const eventOf = (fields: Fields): ChatEvent | undefined => {
  const id = textOf(fields["id"]);
  const content = textOf(fields["content"]);
  if (id === "__usage__") return { kind: "end" };
  if (id === "__aborted__") return { kind: "aborted" };
  if (id === "__cutoff__") {
    return { kind: "cutoff", chatId: textOf(objectOf(fields["state"])["chatId"]) };
  }
  if (id === "__state__") return undefined;
  const error = textOf(fields["error"]);
  if (error !== "") return { kind: "failed", text: error };
  if (fields["role"] === "user") return { kind: "question", text: content };
  if ("toolCall" in fields) return toolOf(id, objectOf(fields["toolCall"]));
  const thinking = textOf(fields["thinking"]);
  if (fields["isDelta"] !== true) return { kind: "message", id, text: content };
  if (thinking !== "") return { kind: "thinking", id, text: thinking };
  return content === "" ? undefined : { kind: "content", id, text: content };
};

const toolOf = (id: string, call: Fields): ChatEvent => ({
  kind: "tool",
  id,
  name: textOf(call["name"]),
  input: fieldsOf(call["input"]) ?? {},
  result: call["result"] === undefined ? undefined : (fieldsOf(call["result"]) ?? {}),
});

/** The object that a JSON text holds; undefined where it holds none. */
const fieldsOf = (text: unknown): Fields | undefined => {
  if (typeof text !== "string") return undefined;
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === "object" && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
};

const objectOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
