import {
  createEmbeddedAnalytics,
  Failure,
  type Credential,
  type EmbeddedAnalytics,
} from "@embedded-analytics/domain";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import type { Database } from "../client.js";
import { prismaPorts } from "../ports.js";

/** The service on a database, with one account that may do everything. */
export interface Service {
  readonly analytics: EmbeddedAnalytics;
  /** The account's admin key. */
  readonly credential: Credential;
  readonly apiKey: string;
  /** `committed`, or the code of the failure. */
  generate(body: Record<string, unknown>): Promise<string>;
  /** The one value of the one row that the SQL text gives. */
  value<Value>(sql: string): Promise<Value>;
}

export const apiKey = `sk-server000000-${"s".repeat(43)}`;

/** The account `shop`; its groups, attributes and limit are as given. `owner`: whom no row policy binds. */
export const startService = async (
  database: Database,
  declared: Readonly<Record<string, unknown>> = {},
  owner = database,
): Promise<Service> => {
  const analytics = instanceOf(database);
  const account = {
    name: "shop",
    flags: { useCreatorMode: true },
    keys: [{ name: "server", fromEnv: "KEY" }],
    deployments: [{ id: 1, name: "main", default: true }],
    ...declared,
  };
  await analytics.applyDeclaration({ accounts: [account] }, { KEY: apiKey });
  const credential = { apiKey };
  return {
    analytics,
    credential,
    apiKey,
    generate: (body) => outcomeOf(analytics.generateSession(credential, body)),
    value: async (sql) => {
      const { rows } = await owner.pool.query<Record<string, never>>(sql);
      return Object.values(rows[0] ?? {})[0] as never;
    },
  };
};

/** One more instance of the service; all instances share the secret keys. */
export const instanceOf = (database: Database): EmbeddedAnalytics =>
  createEmbeddedAnalytics({
    ...inMemoryPorts({ secretKeys: ["one key for all instances of the service"] }),
    ...prismaPorts(database),
  });

export const outcomeOf = async (session: Promise<unknown>): Promise<string> => {
  try {
    await session;
    return "committed";
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
};

/** The same thing so many times at once. */
export const atOnce = <Answer>(
  count: number,
  run: (at: number) => Promise<Answer>,
): Promise<Answer[]> => Promise.all(Array.from({ length: count }, (_, at) => run(at)));

/** How often each answer was given. */
export const tally = (answers: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
};
