import { createEmbeddedAnalytics, type EmbeddedAnalytics } from "./embedded-analytics.js";
import { emptyTables, inMemoryPorts, textOfTables, type Tables } from "./in-memory/index.js";
import type { Ports } from "./ports.js";

/** A key of the right form whose letters are all the same; the id tells keys apart. */
export const apiKey = (id: string, secret = "s"): string =>
  `sk-${id.padEnd(12, "0")}-${secret.repeat(43)}`;

export const keys = {
  admin: apiKey("admin"),
  scoped: apiKey("scoped"),
  personal: apiKey("personal"),
  revoked: apiKey("revoked"),
  expired: apiKey("expired"),
  other: apiKey("other"),
  starter: apiKey("starter"),
} as const;

const environment = Object.fromEntries(
  Object.entries(keys).map(([name, value]) => [name.toUpperCase(), value]),
);

/** One account with everything, a second one with the same names, and one without a paid plan. */
export const declaration = {
  accounts: [
    {
      name: "demo",
      flags: { useCreatorMode: true },
      keys: [
        { name: "admin", fromEnv: "ADMIN" },
        { name: "scoped", deployments: [2], fromEnv: "SCOPED" },
        { name: "personal", kind: "personal", user: "ada@demo.test", fromEnv: "PERSONAL" },
        { name: "revoked", revoked: true, fromEnv: "REVOKED" },
        { name: "expired", expiresAt: "2029-12-31T23:59:59Z", fromEnv: "EXPIRED" },
      ],
      deployments: [
        { id: 1, name: "shop", default: true, model: "./shop" },
        { id: 2, name: "crm" },
      ],
      agents: [
        { id: "1", name: "analyst", deployment: 1, thinking: "always" },
        { id: "2", name: "open", deployment: 1, acceptClientChatIds: true },
        { id: "3", name: "crm", deployment: 2 },
        {
          id: "4",
          name: "quiet",
          deployment: 1,
          thinking: "off",
          toolNames: { svcMeta: "search", svcSqlApi: "query" },
          budgets: { toolCalls: 2, seconds: 5 },
        },
      ],
      groups: [{ name: "analysts" }, { name: "managers" }],
      userAttributes: [
        { name: "city", type: "string" },
        { name: "floor", type: "number" },
      ],
      internalUsers: [{ username: "ada@demo.test" }],
      embedTenants: [{ name: "acme-corp", groups: [{ name: "buyers" }] }],
    },
    {
      name: "other",
      flags: { useCreatorMode: false },
      keys: [{ name: "admin", fromEnv: "OTHER" }],
      deployments: [{ id: 1, name: "shop" }],
      agents: [{ id: "1", name: "analyst", deployment: 1 }],
    },
    {
      name: "poor",
      plan: "starter",
      keys: [{ name: "admin", fromEnv: "STARTER" }],
      deployments: [{ id: 1, name: "shop", default: true }],
      agents: [{ id: "1", name: "analyst", deployment: 1 }],
    },
  ],
};

/** The service over in-memory ports, with a clock that only tests move. */
export interface World {
  readonly service: EmbeddedAnalytics;
  readonly ports: Ports;
  readonly tables: Tables;
  readonly clock: { nowMs: number };
  /** What is stored now, as plain data, to be compared with later. */
  readonly stored: () => unknown;
}

/** When every world begins. */
const beginMs = Date.parse("2030-01-01T00:00:00Z");

const portsOver = (tables: Tables, nowMs: () => number): Ports =>
  inMemoryPorts({
    tables,
    nowMs,
    secretKeys: ["a key that only the tests know"],
    branches: { "./shop": ["dev"] },
  });

const applyDeclaration = async (): Promise<Tables> => {
  const tables = emptyTables();
  const service = createEmbeddedAnalytics(portsOver(tables, () => beginMs));
  await service.applyDeclaration(declaration, environment);
  return tables;
};

/** A deep copy. Jest's `structuredClone` makes maps of another realm, which are no `Map` here. */
const copyOf = <Value>(value: Value): Value => copy(value) as Value;

const copy = (value: unknown): unknown => {
  if (value instanceof Map) {
    return new Map([...(value as Map<unknown, unknown>)].map(([key, of]) => [key, copy(of)]));
  }
  if (value instanceof Set) return new Set([...(value as Set<unknown>)].map(copy));
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, copy(of)]));
};

// Each world starts from a deep copy, since properties need hundreds of worlds and digesting the
// declared keys takes most of the time of making one.
let declared: Promise<Tables> | undefined;

/** That world as declared above; `change` may put other ports in the place of some. */
export const world = async (
  change: (ports: Ports) => Partial<Ports> = () => ({}),
): Promise<World> => {
  const clock = { nowMs: beginMs };
  declared ??= applyDeclaration();
  const tables = copyOf(await declared);
  const made = portsOver(tables, () => clock.nowMs);
  const ports = { ...made, ...change(made) };
  return {
    service: createEmbeddedAnalytics(ports),
    ports,
    tables,
    clock,
    stored: () => JSON.parse(textOfTables(tables)) as unknown,
  };
};

/** The credential of the demo account's server, or of the holder of that key. */
export const withKey = (key: string = keys.admin) => ({ apiKey: key });
