import pg from "pg";

/** Runs one statement on a connection of its own: databases are made outside transactions. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same address with another role. */
export function withRole(url: string, { name, password }: TestRole): string {
  const other = new URL(url);
  other.username = name;
  other.password = password;
  return other.href;
}

/** A role and its password, neither of which needs quotes or escapes. */
export interface TestRole {
  readonly name: string;
  readonly password: string;
}

/** The same server's URL with another database. */
export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
