import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { worldTables } from "../../guard/hostile/world-data.fixture.js";
import { worldModel } from "../../guard/hostile/world.fixture.js";
import type { WorldPlace } from "../../guard/hostile/worlds.fixture.js";
import { loadCsv } from "./load-csv.fixture.js";
import { urlOfServer } from "./run-statement.fixture.js";

/** The worlds of hostile statements in a database, each in a schema of its own; the model is the same. */
export const inDatabase = async (): Promise<WorldPlace> => {
  const url = urlOfServer();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const suffix = randomBytes(6).toString("hex");
  const schemas: string[] = [];
  return {
    write: async (folder, hidden) => {
      mkdirSync(join(folder, "model"), { recursive: true });
      writeFileSync(join(folder, "model", "world.yml"), worldModel);
      const schema = `hostile_${hidden}_${suffix}`;
      schemas.push(schema);
      await client.query(`CREATE SCHEMA "${schema}"`);
      for (const [name, { columns, csv }] of Object.entries(worldTables(hidden))) {
        await loadCsv(client, schema, name, columns, csv);
      }
    },
    // Cubes that name no source are in the one of this name.
    sourcesOf: (hidden) => {
      const schema = `hostile_${hidden}_${suffix}`;
      return [{ name: "default", kind: "postgres", urlFromEnv: "WORLDS_URL", schema }];
    },
    environment: () => url,
    close: async () => {
      for (const schema of schemas) await client.query(`DROP SCHEMA "${schema}" CASCADE`);
      await client.end();
    },
  };
};
