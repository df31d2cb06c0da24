import { App } from "@modelcontextprotocol/ext-apps";
import { pageSettings } from "../settings/page-settings.js";

type HostContext = NonNullable<ReturnType<App["getHostContext"]>>;

/** What a language model has asked to be shown. */
export interface ShownCall {
  /** The arguments of `show_chart` or `show_dashboard`. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The answer as data, where the client hands it on: some drop it, so that nothing may need it. */
  readonly structured: Readonly<Record<string, unknown>> | undefined;
  /** Why there is nothing to be shown. */
  readonly refusal: string | undefined;
}

/** The client of the assistant around this page: it says what to show, and calls tools for it. */
export class AssistantLink {
  readonly #app = new App({ name: "embedded-analytics", version: "1.0.0" }, {});
  readonly #listeners = new Set<() => void>();
  #shown: ShownCall | undefined;

  constructor() {
    this.#app.ontoolinput = ({ arguments: input = {} }) => {
      this.#show({ input, structured: this.#shown?.structured, refusal: this.#shown?.refusal });
    };
    this.#app.ontoolresult = ({ structuredContent, isError, content }) => {
      const refusal = isError === true ? textOf(content) : undefined;
      const structured = fieldsOf(structuredContent);
      this.#show({ input: this.#shown?.input ?? {}, structured, refusal });
    };
    this.#app.onhostcontextchanged = follow;
  }

  /** Opens the connection; the client says then what to show. */
  async connect(): Promise<void> {
    await this.#app.connect();
    follow(this.#app.getHostContext() ?? {});
  }

  /** What is to be shown now; undefined before the client has said so. */
  readonly get = (): ShownCall | undefined => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls `get_rows` under the rights of the assistant's user; rejects with what the service refuses. */
  async getRows(
    input: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ): Promise<Readonly<Record<string, unknown>>> {
    const call = { name: "get_rows", arguments: { ...input } };
    const { isError, content, structuredContent } = await this.#app.callServerTool(call, {
      ...(signal === undefined ? {} : { signal }),
    });
    const fields = fieldsOf(structuredContent);
    if (isError === true || fields === undefined) throw new ToolRefusal(textOf(content));
    return fields;
  }

  #show(shown: ShownCall): void {
    this.#shown = shown;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** A call that the service has refused, by the code at the beginning of what it says. */
class ToolRefusal extends Error {
  readonly code: string;

  constructor(text: string) {
    const [, code = "internal", sentence = text] = /^([a-z_]+): ([^]*)$/.exec(text) ?? [];
    super(sentence);
    this.code = code;
  }
}

/** Takes the look and the language of the client. */
const follow = ({ theme, locale, timeZone }: Partial<HostContext>): void => {
  pageSettings.set({
    ...(theme === undefined ? {} : { colorScheme: theme }),
    ...(locale === undefined ? {} : { locale, formatLocale: locale }),
    ...(timeZone === undefined ? {} : { timezone: timeZone }),
  });
};

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === "object" && value !== null ? { ...value } : undefined;

const textOf = (content: readonly { readonly type: string }[]): string =>
  content.map((part) => ("text" in part ? String(part.text) : "")).join("\n");
