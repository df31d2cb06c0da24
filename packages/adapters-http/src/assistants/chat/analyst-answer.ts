/** A statement that the agent has run. */
export interface AnalystStatement {
  readonly title: string;
  readonly sql: string;
  readonly totalRows: number;
}

/** What of a line is looked at here (wire format of the stream). */
interface SeenLine {
  readonly id?: string;
  readonly role?: string;
  readonly type?: string;
  readonly content?: string;
  readonly error?: string;
  readonly isDelta?: boolean;
  readonly graphPath?: readonly string[];
  readonly toolCall?: { readonly name: string; readonly input: string; readonly result?: string };
}

/** After so many characters more, progress is reported again. */
const charactersPerReport = 400;

/** Gathers the answer of one turn out of its lines. */
export class AnalystAnswer {
  readonly statements: AnalystStatement[] = [];
  /** How often progress was reported. */
  steps = 0;
  hasEnded = false;
  /** Why the turn ended without its answer, in a public sentence. */
  problem: string | undefined;
  #final = "";
  #said = "";
  #reported = 0;
  #isPastCutoff = false;

  constructor(readonly chatId: string) {}

  /** The whole answer, or what was said of it so far. */
  get text(): string {
    return this.#final === "" ? this.#said : this.#final;
  }

  /** Takes one line of the stream; answers what to report of it, if anything. */
  take(text: string): string | undefined {
    const line = JSON.parse(text) as SeenLine;
    if (line.id === "__usage__") this.hasEnded = true;
    if (line.id === "__cutoff__") this.#isPastCutoff = true;
    if (!this.#isPastCutoff) return undefined;
    const message = this.#messageOf(line);
    if (message !== undefined) this.steps += 1;
    return message;
  }

  #messageOf(line: SeenLine): string | undefined {
    if (line.error !== undefined) {
      this.problem = line.error;
    } else if (line.toolCall !== undefined) {
      return this.#takeToolCall(line.toolCall);
    } else if (line.role === "assistant" && line.content !== undefined) {
      return this.#takeContent(line, line.content);
    }
    return undefined;
  }

  #takeContent({ isDelta, graphPath }: SeenLine, content: string): string | undefined {
    if (isDelta !== true) {
      if (graphPath?.[0] === "final") this.#final = content;
      return undefined;
    }
    this.#said += content;
    if (this.#said.length < this.#reported + charactersPerReport) return undefined;
    this.#reported = this.#said.length;
    return `Answering: ${this.#said.length} characters so far`;
  }

  #takeToolCall({ name, input, result }: NonNullable<SeenLine["toolCall"]>): string | undefined {
    if (result === undefined) return `Working: ${titleIn(input) ?? name}`;
    const read = objectIn(result);
    const { sqlQuery, queryTitle, totalRows } = read;
    if (typeof sqlQuery !== "string") return undefined;
    this.statements.push({
      title: typeof queryTitle === "string" ? queryTitle : "",
      sql: sqlQuery,
      totalRows: typeof totalRows === "number" ? totalRows : 0,
    });
    return undefined;
  }
}

const titleIn = (input: string): string | undefined => {
  const { queryTitle, searchQuery } = objectIn(input);
  const title = queryTitle ?? searchQuery;
  return typeof title === "string" && title !== "" ? title.slice(0, 200) : undefined;
};

/** The texts of tool calls are JSON as an agent or a tool wrote it. */
const objectIn = (json: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};
