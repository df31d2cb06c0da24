import { expect } from "@jest/globals";
import {
  Failure,
  type ChatStream,
  type DataCaller,
  type EmbeddedAnalytics,
  type ListedUser,
} from "@embedded-analytics/domain";
import { conformanceKeys } from "../../http/declaration.js";
import { inputOf } from "../../http/input-script.js";

/** A user whom an administrator looks at. */
export interface Person {
  readonly creatorMode: boolean;
  readonly city: string | undefined;
  readonly isAnalyst: boolean;
  readonly isEphemeral: boolean;
  /** How many threads the user has. */
  readonly threads: number;
  /** Dashboards of the user's own, where the user may make some. */
  readonly dashboards: readonly ("private" | "tenant")[];
}

const admin = { apiKey: conformanceKeys.acme };
const agent = { accountName: "acme", agentId: "1" };
const definition = {
  rows: [{ tiles: [{ id: "all", table: true, sql: "SELECT city, amount FROM sales" }] }],
};
const statement = { query: "SELECT city, amount FROM sales LIMIT 99" };

/** Plays the life of a user, and then of a preview of that user. */
export class PreviewLife {
  #own: DataCaller = { apiKey: undefined };
  #look: DataCaller = { apiKey: undefined };
  #sessionId = "";
  #chatId: string | undefined;
  readonly #threads: string[] = [];
  readonly #dashboards: string[] = [];

  constructor(
    readonly service: EmbeddedAnalytics,
    readonly person: Person,
  ) {}

  /** The user comes into being, with all that is the user's own. */
  async begin(): Promise<void> {
    const { creatorMode, city, isAnalyst, isEphemeral, threads, dashboards } = this.person;
    const lane = creatorMode
      ? {
          creatorMode,
          groupDefinitions: [{ name: "analysts" }],
          userAttributeDefinitions: [{ name: "city", type: "string" }],
        }
      : {};
    const { sessionId } = await this.service.generateSession(admin, {
      externalId: "ada",
      embedTenantName: "acme-corp",
      isEphemeral,
      ...lane,
      groups: isAnalyst ? ["analysts"] : [],
      ...(city === undefined ? {} : { userAttributes: [{ name: "city", value: city }] }),
    });
    this.#own = await this.#callerOf(sessionId);
    for (let at = 0; at < threads; at++) this.#threads.push(await this.#ask(this.#own, {}));
    if (!creatorMode) return;
    for (const visibility of dashboards) {
      const body = { title: "Mine", visibility, definition };
      this.#dashboards.push((await this.service.createDashboard(this.#own, 1, body)).publicId);
    }
  }

  /** An administrator looks at what the user sees. */
  async preview(): Promise<void> {
    const [user] = (await this.service.listUsers(admin, { search: "ada" })).items;
    const { creatorMode } = this.person;
    const id = String((user as ListedUser).id);
    const { sessionId } = await this.service.previewUser(admin, id, { creatorMode });
    this.#sessionId = sessionId;
    this.#look = await this.#callerOf(sessionId);
  }

  /** One thing that may be tried in the preview. */
  async does(deed: string): Promise<void> {
    const { service } = this;
    const look = this.#look;
    const [thread = "no-such"] = this.#threads;
    const [publicId = "no-such"] = this.#dashboards;
    switch (deed) {
      case "ask":
        this.#chatId = await this.#ask(look, {});
        return;
      case "ask again":
        if (this.#chatId !== undefined) await this.#ask(look, { chatId: this.#chatId });
        return;
      case "abort":
        return refused(service.abortChat(look, agent, { chatId: thread }), "thread_not_found");
      case "read the user's thread":
        return refused(service.streamChat(look, agent, { chatId: thread }), "thread_not_found");
      case "write into the user's thread": {
        const body = { chatId: thread, input: "Hello" };
        return refused(service.streamChat(look, agent, body), "thread_not_found");
      }
      case "rename":
        return refused(service.renameThread(look, agent, thread, { title: "New" }));
      case "rate": {
        const answer = { ...agent, chatId: thread, messageId: "1" };
        return refused(service.rateAnswer(look, answer, { rating: "up" }));
      }
      case "delete the thread":
        return refused(service.deleteThread(look, agent, thread, {}));
      case "list":
        expect((await service.listThreads(look, agent, {})).items).toEqual([]);
        return;
      case "suggest":
        await service.suggestQuestions(look, agent, {});
        return;
      case "pin":
        return refused(service.createDashboard(look, 1, { title: "New", definition }));
      case "edit": {
        const operations = [{ op: "set", field: "title", value: "New" }];
        return refused(service.patchDashboard(look, 1, publicId, ["*"], { operations }));
      }
      case "delete the dashboard":
        return refused(service.deleteDashboard(look, 1, publicId, {}));
      case "query":
        return this.#sameFigures();
      case "query a tile":
        return this.#sameTile();
    }
    throw new Error(`Nobody can ${deed}`);
  }

  /** The preview ends; what was said in it is cleared away. */
  async end(): Promise<void> {
    await this.service.revokeSession(admin, { sessionId: this.#sessionId });
    await refused(this.service.runQuery(this.#look, 1, statement), "unauthenticated");
    await this.service.clearPreviews();
  }

  async #callerOf(sessionId: string): Promise<DataCaller> {
    const { token } = await this.service.exchangeSession({ sessionId });
    return { apiKey: undefined, embedToken: token };
  }

  async #ask(caller: DataCaller, body: object): Promise<string> {
    const input = inputOf(
      { say: "Well" },
      { call: "svcSqlApi", input: { sqlQuery: statement.query } },
    );
    const stream: ChatStream = await this.service.streamChat(caller, agent, { input, ...body });
    for await (const lines of stream.lines) expect(lines.length).toBeGreaterThan(0);
    return stream.chatId;
  }

  async #sameFigures(): Promise<void> {
    const rows = async (caller: DataCaller) => {
      const found = [];
      const { parts } = await this.service.runQuery(caller, 1, statement);
      for await (const part of parts) found.push(part);
      return found;
    };
    expect(await rows(this.#look)).toEqual(await rows(this.#own));
  }

  async #sameTile(): Promise<void> {
    const shared = this.person.dashboards.indexOf("tenant");
    const publicId = this.#dashboards[shared];
    if (publicId === undefined) return;
    const own = await this.service.queryTile(this.#own, 1, publicId, "all", {});
    const seen = await this.service.queryTile(this.#look, 1, publicId, "all", {});
    expect(JSON.stringify(seen)).toBe(JSON.stringify(own));
  }
}

/** A call that must fail with that code. */
const refused = async (call: Promise<unknown>, code = "not_in_preview"): Promise<void> => {
  const failure: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Failure);
  expect((failure as Failure).code).toBe(code);
};
