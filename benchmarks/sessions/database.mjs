import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@embedded-analytics/adapters-prisma/embedded";

/** A PostgreSQL for one run, as durable as the service's own: commits wait for the disk. */
export const startDatabase = async () => {
  const directory = await mkdtemp(join(tmpdir(), "benchmark-"));
  const server = await startEmbeddedPostgres({
    directory: join(directory, "postgres"),
    durable: true,
  });
  return {
    url: server.url,
    /** Variables with which a service has its second wall, as on an embedded database of its own. */
    addresses: { DATABASE_URL: server.serviceUrl, MIGRATION_DATABASE_URL: server.url },
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
