import { join } from "node:path";
import type { Identity } from "./identity.js";
import {
  insideServer,
  roleName,
  samplesDatabase,
  samplesReader,
  serviceRoleName,
} from "./layout.js";
import { writeOwned } from "./owned-files.js";

/** Who may connect, and to what: nobody else is let in, the superuser included. */
const access = `host all ${roleName},${serviceRoleName} 127.0.0.1/32 scram-sha-256
host ${samplesDatabase} ${samplesReader} 127.0.0.1/32 scram-sha-256
`;

/** Writes the server's access file, before it runs. */
export const writeAccess = (server: string, identity: Identity): Promise<void> =>
  writeOwned(join(insideServer(server).cluster, "pg_hba.conf"), access, identity);
