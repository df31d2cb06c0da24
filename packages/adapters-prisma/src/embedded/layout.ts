import { join } from "node:path";

/** The role that migrates: it owns its database and is no superuser. */
export const roleName = "embedded_analytics";

/** The role that serves requests: it owns nothing. */
export const serviceRoleName = "embedded_analytics_service";

/** The database that a new cluster starts with, owned by the role. */
export const databaseName = "embedded_analytics";

/** The database of sample data beside the service's own. Whoever needs it makes it, as the service's role. */
export const samplesDatabase = "samples";

/** The role that reads sample data. The server lets it into that one database alone. */
export const samplesReader = "samples_reader";

/** Where things lie inside the directory of an embedded PostgreSQL. */
export interface Layout {
  readonly directory: string;
  /** Made elsewhere and renamed to this: so it exists only whole. */
  readonly server: string;
  readonly cluster: string;
  readonly passwordFile: string;
  readonly postmasterFile: string;
  readonly keeperFile: string;
}

/** The paths of the embedded PostgreSQL in an absolute directory. */
export function layoutOf(directory: string): Layout {
  const server = join(directory, "server");
  return { directory, server, ...insideServer(server), keeperFile: join(directory, "keeper.json") };
}

/** The paths inside a server folder, finished or in the making. */
export function insideServer(
  server: string,
): Pick<Layout, "cluster" | "passwordFile" | "postmasterFile"> {
  const cluster = join(server, "cluster");
  return {
    cluster,
    passwordFile: join(server, "password"),
    postmasterFile: join(cluster, "postmaster.pid"),
  };
}

/** The connection URL of the owning role on 127.0.0.1. */
export function urlOf(port: number, password: string, database: string = databaseName): string {
  return `postgresql://${roleName}:${password}@127.0.0.1:${port}/${database}`;
}
