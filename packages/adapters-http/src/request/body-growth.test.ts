import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { createEmbeddedAnalytics } from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { createRouter } from "../create-router.js";
import { hosting, type TestHost } from "../host.fixture.js";

// Promises about time: a busy machine may break one once, a fault breaks it each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const apiKey = `sk-growing00000-${"g".repeat(43)}`;
let host: TestHost;
beforeAll(async () => {
  const analytics = createEmbeddedAnalytics(inMemoryPorts());
  await analytics.applyDeclaration(
    {
      accounts: [
        {
          name: "growing",
          flags: { useCreatorMode: true },
          keys: [{ name: "server", fromEnv: "KEY" }],
          deployments: [{ id: 1, name: "shop", default: true }],
          agents: [{ id: "1", name: "analyst", deployment: 1, kind: "builtin" }],
        },
      ],
    },
    { KEY: apiKey },
  );
  host = await hosting((app) => app.use(createRouter(analytics)));
});
afterAll(() => host.close());

/** Texts that are dear to normalise, to escape, to fold or to match. */
const texts: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => "a".repeat(length),
  "marks out of order": (length) => `a${"\u0301\u0316".repeat(length / 2)}`,
  quotes: (length) => '"\\'.repeat(length / 2),
  spaces: (length) => ` ${" \t".repeat(length / 2)}x`,
  "letters of two units": (length) => "\u{1d11e}".repeat(length / 2),
};

/** Bodies of about a length: texts in a field, many values, many keys, and levels. */
const shapes = (field: string): readonly [name: string, make: (length: number) => unknown][] => [
  ...Object.entries(texts).map(([name, text]): [string, (length: number) => unknown] => [
    name,
    text,
  ]),
  ["many values", (length) => Array.from({ length: length / 8 }, (_, at) => `n${at}`)],
  ["many odd values", (length) => Array.from({ length: length / 8 }, () => ({ [field]: 1e308 }))],
  [
    "many keys",
    (length) => Object.fromEntries(Array.from({ length: length / 16 }, (_, at) => [`k${at}`, at])),
  ],
];

const settings = [
  "externalId",
  "internalId",
  "email",
  "groups",
  "userAttributes",
  "securityContext",
  "embedTenantName",
];
const chat = "/api/v1/public/growing/agents/1/chat/stream-chat-state";
const routes: readonly [path: string, fields: readonly string[], limit: number][] = [
  [
    "/api/v1/embed/generate-session",
    [
      ...settings,
      "groupDefinitions",
      "userAttributeDefinitions",
      "branchName",
      "settings",
      "embedTheme",
      "userProfile",
    ],
    2 ** 20,
  ],
  ["/api/v1/embed/session/token", ["sessionId"], 4096],
  ["/api/v1/embed/session/revoke", ["sessionId"], 4096],
  [
    "/api/v1/admin/sessions/revoke",
    ["sessionId", "externalId", "internalId", "embedTenantName", "keyId", "issuedBefore"],
    4096,
  ],
  ["/api/v1/deployments/1/sql", ["query", "timezone", "branchName", "sessionSettings"], 2 ** 18],
  [chat, ["input", "chatId", "messageId", "activeBranchName", "sessionSettings"], 2 ** 18],
  [`${chat}/abort`, ["chatId", "sessionSettings"], 2 ** 18],
];

/** What one call costs: processor time of this process, in which the service runs, and bytes of the answer. */
const costOf = async (path: string, body: string) => {
  const before = process.cpuUsage();
  const response = await fetch(host.baseUrl + path, {
    method: "POST",
    headers: { authorization: `Api-Key ${apiKey}`, "content-type": "application/json" },
    body,
  });
  const { length } = await response.text();
  const { user, system } = process.cpuUsage(before);
  return { status: response.status, bytes: length, cpuMs: (user + system) / 1000 };
};

/** Another program on the processor costs caches, too: the least of a few calls counts. */
const leastCost = async (path: string, body: string) => {
  const costs = [await costOf(path, body), await costOf(path, body), await costOf(path, body)];
  return { ...costs[0]!, cpuMs: Math.min(...costs.map(({ cpuMs }) => cpuMs)) };
};

describe("B1, T42: work and answer grow no faster than a body", () => {
  for (const [path, fields, limit] of routes) {
    it.each([...fields, "an unknown key"])(`POST ${path}, %s`, async (field) => {
      for (const [name, make] of shapes(field)) {
        const bodyOf = (bytes: number): string => {
          const value = make(bytes);
          const asKey = field === "an unknown key" && typeof value === "string";
          const body = asKey ? { [value]: 1 } : { [field]: value };
          return JSON.stringify(field === "externalId" ? body : { externalId: "jane", ...body });
        };
        const small = await leastCost(path, bodyOf(limit / 32));
        const large = await leastCost(path, bodyOf(limit / 4));
        expect([name, small.status < 500, large.status < 500]).toEqual([name, true, true]);
        // Names that were not found are repeated, as B3 has it; nothing else of a body is.
        expect([name, large.bytes < 16_384 + limit]).toEqual([name, true]);
        // Eight times the body: quadratic work would take 64 times as long.
        expect([name, large.cpuMs < 60 + small.cpuMs * 24]).toEqual([name, true]);
      }
    });
  }
});
