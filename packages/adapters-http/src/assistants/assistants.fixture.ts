import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as LastYearsClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as LastYearsTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  createEmbeddedAnalytics,
  type EmbeddedAnalytics,
  type Ports,
} from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import {
  conformanceBranches,
  conformanceData,
  conformanceDeclaration,
  conformanceEnvironment,
  conformanceKeys,
  inputScriptAgent,
} from "@embedded-analytics/testkit/http";
import { createRouter } from "../create-router.js";
import { hosting, type TestHost } from "../host.fixture.js";

const keys = conformanceKeys;

/** What a tool answered, as tests look at it. */
export interface Answered {
  readonly isError: boolean;
  readonly text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into any answer
  readonly data: any;
}

/** A connected client of either revision. */
export interface TestClient {
  readonly revision: string | undefined;
  readonly tools: () => Promise<readonly { readonly name: string }[]>;
  readonly call: (
    name: string,
    input?: Record<string, unknown>,
    options?: { readonly signal?: AbortSignal; readonly onprogress?: (at: object) => void },
  ) => Promise<Answered>;
  /** The addresses of all resources. */
  readonly resources: () => Promise<readonly string[]>;
  readonly read: (uri: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The service over in-memory ports, with what its router reported. */
export interface AssistantHost extends TestHost {
  readonly analytics: EmbeddedAnalytics;
  readonly errors: unknown[];
  readonly tokenFor: (body?: object, key?: string) => Promise<string>;
}

/** That service; `change` may put other ports in the place of some. */
export const assistantHost = async (
  change: (ports: Ports) => Partial<Ports> = () => ({}),
): Promise<AssistantHost> => {
  const made = inMemoryPorts({
    branches: conformanceBranches,
    data: conformanceData,
    agents: inputScriptAgent(),
  });
  const analytics = createEmbeddedAnalytics({ ...made, ...change(made) });
  await analytics.applyDeclaration(conformanceDeclaration, conformanceEnvironment);
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const host = await hosting((app) => app.use(createRouter(analytics, { onError })));
  return {
    ...host,
    close: async () => {
      await analytics.stopTurns(0);
      await host.close();
    },
    analytics,
    errors,
    tokenFor: async (body = {}, key = keys.acme) => {
      const session = { externalId: "berta", userAttributes: [{ name: "city", value: "Berlin" }] };
      const credential = { apiKey: key };
      const { sessionId } = await analytics.generateSession(credential, { ...session, ...body });
      return (await analytics.exchangeSession({ sessionId })).token;
    },
  };
};

/** How a client connects. */
export interface Connecting {
  readonly path?: string;
  readonly headers: Record<string, string>;
}

export const revisions = ["2025-11-25", "2026-07-28"] as const;

/** A client of the SDK of today: of the newest revision, or of last year's. */
export const connect = async (
  { baseUrl }: Pick<TestHost, "baseUrl">,
  { path = "/mcp", headers }: Connecting,
  revision: (typeof revisions)[number] = "2026-07-28",
): Promise<TestClient> => {
  const mode = revision === "2026-07-28" ? "auto" : "legacy";
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const url = new URL(`${baseUrl}${path}`);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  return {
    revision: client.getNegotiatedProtocolVersion(),
    tools: async () => (await client.listTools()).tools,
    call: async (name, input = {}, options = {}) =>
      answered(await client.callTool({ name, arguments: input }, options)),
    resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
    read: async (uri) => textIn(await client.readResource({ uri })),
    close: () => client.close(),
  };
};

/** The client of the SDK's first version, as it is installed in the field. */
export const connectLastYears = async (
  { baseUrl }: Pick<TestHost, "baseUrl">,
  { path = "/mcp", headers }: Connecting,
): Promise<TestClient> => {
  const client = new LastYearsClient({ name: "test", version: "1" });
  const url = new URL(`${baseUrl}${path}`);
  const transport = new LastYearsTransport(url, { requestInit: { headers } });
  await client.connect(transport);
  return {
    revision: transport.protocolVersion,
    tools: async () => (await client.listTools()).tools,
    call: async (name, input = {}, options = {}) =>
      answered(await client.callTool({ name, arguments: input }, undefined, options)),
    resources: async () => (await client.listResources()).resources.map(({ uri }) => uri),
    read: async (uri) => textIn(await client.readResource({ uri })),
    close: () => client.close(),
  };
};

const textIn = ({ contents }: { readonly contents: readonly object[] }): string =>
  contents.map((part) => ("text" in part ? String(part.text) : "")).join("\n");

const answered = (result: object): Answered => {
  const { content, isError, structuredContent } = result as {
    readonly content: readonly { readonly type: string; readonly text: string }[];
    readonly isError?: boolean;
    readonly structuredContent?: unknown;
  };
  const text = content.map((part) => part.text).join("\n");
  return { isError: isError === true, text, data: structuredContent };
};

export const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

/** A server's headers: its key, and the user for whom it asks. */
export const serverFor = (settings: object | undefined, key: string = keys.acme) => ({
  headers: {
    Authorization: `Api-Key ${key}`,
    ...(settings === undefined
      ? {}
      : {
          "X-Session-Settings": Buffer.from(JSON.stringify(settings)).toString("base64url"),
        }),
  },
});
