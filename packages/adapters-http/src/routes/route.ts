import type {
  Assistant,
  Credential,
  DataCaller,
  EmbeddedAnalytics,
  FieldNamingCall,
  ListQuery,
} from "@embedded-analytics/domain";
import type { Answer } from "../response/send.js";

/** A 200 whose body is lines of JSON, one for each value. */
export interface LinesAnswer {
  readonly status: 200;
  readonly lines: AsyncIterable<object>;
}

/** A 200 whose body is the lines of a chat, as the library has written them. */
export interface ChatAnswer {
  readonly status: 200;
  readonly chat: AsyncIterableIterator<readonly string[]>;
}

/** The whole answer of a web handler, with headers and body of its own. */
export interface WebAnswer {
  readonly status: 200;
  readonly web: Response;
}

/** For whom a message of an assistant's client is answered, and by which agent where the address names one. */
export interface AskedAssistant {
  readonly assistant: Assistant;
  readonly agentId: string | undefined;
}

/** One request as a route sees it: nothing of Express. */
export interface Call {
  readonly analytics: EmbeddedAnalytics;
  /** The key that was presented, and the account that the host names (A1, A3). */
  readonly credential: Credential;
  /** The same where an embed token will do as well (E8, D2). */
  readonly caller: DataCaller;
  /** A named part of the path, decoded. */
  readonly param: (name: string) => string;
  /** `first` and `after` of the query. */
  readonly listQuery: () => ListQuery;
  /** A name of the query of the address; undefined where it is not given, all of them where several are. */
  readonly query: (name: string) => string | undefined;
  /** The versions that `If-Match` lists, `*` for any; undefined where there is no such header. */
  readonly ifMatch: () => readonly string[] | undefined;
  /** `{sessionSettings}` of a request without a body, or the `Failure` that says why it is none (D2). */
  readonly settings: () => unknown;
  /** The body as JSON, or the `Failure` that says why it is none. */
  readonly body: () => Promise<unknown>;
  /** Refuses a page of an origin that the account of the session in the body does not list (G2). */
  readonly judgeOrigin: (body: unknown) => Promise<void>;
  /** Does the work when few others of the same credential and user run, in the order in which they came (J4). */
  readonly inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** What the endpoint for assistants answers to a message. */
  readonly assistantAnswer: (message: unknown, asked: AskedAssistant) => Promise<Response>;
  /** Aborts when the reader of the answer has gone. */
  readonly signal: () => AbortSignal;
}

/** What a route asks before it reads a body, and how long a body it reads. */
export interface RouteBody {
  /** Whether a key must be presented, or a key or a token will do, or nothing is needed. */
  readonly needs: "key" | "caller" | "nothing";
  /** Where it is less than what the router reads of any body. */
  readonly bytesMax?: number;
}

/** One method of one path, and what answers it. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As Express writes it, such as `/api/v1/embed-tenants/:name/groups`. */
  readonly path: string;
  /** Whose fields the body has, where the answer names those without effect (B1). */
  readonly namesFieldsOf?: FieldNamingCall;
  /** For routes that read a body; a key is needed where nothing is said. */
  readonly body?: RouteBody;
  /**
   * For routes that a page of another origin may call (G2): whose account has to list the origin, that of
   * the embed token or, through `call.judgeOrigin`, that of the session in the body. With `assistant` it is
   * the token's as well, and a page of any origin that is not listed is refused, the service's own one
   * included: no page of ours calls it, and a page behind a forged name of our host has an origin, too.
   */
  readonly cors?: "token" | "session" | "assistant";
  /** Other methods are 405 and not 404, where a protocol asks for that. */
  readonly onlyMethod?: true;
  readonly answer: (call: Call) => Promise<Answer | LinesAnswer | ChatAnswer | WebAnswer>;
}

/** Of chat and data, which a page asks for as well as a server (B1). */
export const callBody: RouteBody = { needs: "caller", bytesMax: 256 * 1024 };
