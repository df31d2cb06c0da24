import type { SamplesUrls } from "@embedded-analytics/adapters-prisma/embedded";
import pg from "pg";

/** The program beside the model that makes the data. */
const program = new URL("../../../demo/support/generate.mjs", import.meta.url);

interface Generator {
  /** CSV texts by the names of their files. No value holds a comma, a quote or a line's end. */
  supportTexts(): Promise<Readonly<Record<string, string>>>;
  /** Of the program and the day: other data have another one. */
  supportVersion(): Promise<string>;
}

const columns = {
  agents: {
    id: "integer primary key",
    full_name: "text",
    team: "text",
    office: "text",
    is_remote: "boolean",
    hired_on: "date",
  },
  clients: {
    id: "integer primary key",
    name: "text",
    plan: "text",
    monthly_fee: "numeric(12,2)",
    industry: "text",
    country: "text",
    is_vip: "boolean",
    signed_up_on: "date",
  },
  tickets: {
    id: "integer primary key",
    client_id: "integer",
    agent_id: "integer",
    opened_at: "timestamp",
    first_reply_at: "timestamp",
    reply_minutes: "integer",
    resolved_at: "timestamp",
    channel: "text",
    topic: "text",
    priority: "text",
    is_escalated: "boolean",
    reopened: "integer",
  },
  ratings: {
    id: "integer primary key",
    ticket_id: "integer",
    rated_at: "timestamp",
    score: "integer",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Makes sure that the help desk's tables lie in the samples of the embedded server, up to today, and that
 * their reader may read them. Whoever reads meanwhile sees the old rows or the new ones, never a part.
 */
export const ensureHelpdeskData = async ({ owner, reader }: SamplesUrls): Promise<void> => {
  const { supportTexts, supportVersion } = (await import(program.href)) as Generator;
  const version = await supportVersion();
  await ensureDatabase(owner);
  await withClient(owner, async (client) => {
    await client.query("begin");
    // One at a time: services of one data directory follow each other, but the hour may come in a start.
    await client.query("select pg_advisory_xact_lock(1)");
    const { username, pathname } = new URL(reader);
    await client.query(statementsOf(pathname.slice(1), username));
    const { rows } = await client.query<{ version: string }>("select version from samples_version");
    if (rows[0]?.version !== version) {
      const texts = await supportTexts();
      for (const table of Object.keys(columns) as (keyof typeof columns)[]) {
        await fill(client, table, texts[`${table}.csv`] ?? "");
      }
      await client.query("delete from samples_version");
      await client.query("insert into samples_version values ($1)", [version]);
    }
    await client.query("commit");
  });
};

/** The service's role owns the database, whose name stands in the address. */
const ensureDatabase = async (owner: string): Promise<void> => {
  const url = new URL(owner);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  await withClient(url.href, async (client) => {
    // Two of them would both find none, and CREATE DATABASE knows no "if not exists".
    await client.query("select pg_advisory_lock(1)");
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rows.length === 0) await client.query(`create database "${name}" template template0`);
  });
};

/** What is there already stays as it is. */
const statementsOf = (database: string, reader: string): string => {
  const tables = Object.entries(columns).map(
    ([table, types]) =>
      `create table if not exists helpdesk.${table} (${Object.entries(types)
        .map(([name, type]) => `${name} ${type}`)
        .join(", ")})`,
  );
  return [
    "revoke all on schema public from public",
    // By default everybody may make tables that last as long as a connection.
    `revoke all on database ${database} from public`,
    `grant connect on database ${database} to ${reader}`,
    "create schema if not exists helpdesk",
    "create table if not exists public.samples_version (version text not null)",
    ...tables,
    `grant usage on schema helpdesk to ${reader}`,
    `grant select on all tables in schema helpdesk to ${reader}`,
  ].join(";\n");
};

/** Rows are deleted, and not cut off with the table, so that who has begun to read goes on. */
const fill = async (client: pg.Client, table: keyof typeof columns, csv: string): Promise<void> => {
  const [head = "", ...lines] = csv.trimEnd().split("\n");
  const names = head.split(",");
  const rows = lines.map((line) => line.split(","));
  const types: Readonly<Record<string, string>> = columns[table];
  const typed = names.map((name) => `nullif(${name}, '')::${typeOf(types[name])}`);
  const parameters = names.map((_, at) => `$${at + 1}::text[]`);
  await client.query(`delete from helpdesk.${table}`);
  await client.query(
    `insert into helpdesk.${table} (${names.join(", ")}) select ${typed.join(", ")}
     from unnest(${parameters.join(", ")}) as given (${names.join(", ")})`,
    names.map((_, at) => rows.map((row) => row[at])),
  );
};

const typeOf = (declared = "text"): string => declared.replace(" primary key", "");

const withClient = async <Result>(
  connectionString: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};
