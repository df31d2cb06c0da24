import { mkdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { findBinaries, type Binaries } from "./binaries.js";
import { createCluster, hasCluster, upgradeCluster } from "./create-cluster.js";
import { EmbeddedPostgresFailed } from "./embedded-postgres-failed.js";
import { chooseIdentity, type Identity } from "./identity.js";
import { startKeeper, type Kept } from "./keeper.js";
import { layoutOf, urlOf, type Layout } from "./layout.js";
import { readPostmaster } from "./postmaster.js";
import { waitUntil } from "./processes.js";
import { samplesUrlsOf, type SamplesUrls } from "./samples.js";
import { serviceUrlOf } from "./service-role.js";
import { serverArguments } from "./server-arguments.js";
import { endOrphan, takeOver } from "./take-over.js";

/** How an embedded PostgreSQL is started. */
export interface EmbeddedPostgresOptions {
  /** Folder of this server alone; made when missing. */
  readonly directory: string;
  /** False only for tests: committed data may be lost when the machine stops. */
  readonly durable: boolean;
  /** Another PostgreSQL, 15 or newer, than the one that npm installed. */
  readonly binaries?: Binaries;
  /** Gets every line that the server writes. */
  readonly log?: (line: string) => void;
  /** Ends a start that is under way: it rejects with the signal's reason and leaves no server. */
  readonly signal?: AbortSignal | undefined;
}

/** A running embedded PostgreSQL. It ends with this process, whatever way this process ends. */
export interface EmbeddedPostgres {
  /** Connection URL of a role that owns its database and may create others. Holds the password. */
  readonly url: string;
  /** Connection URL of a role that owns nothing, for requests (T4). Holds a password. */
  readonly serviceUrl: string;
  /** Where sample data may lie, apart from the service's own. */
  readonly samples: SamplesUrls;
  /** Ends sessions, writes everything down, resolves when the server is gone. Idempotent. */
  stop(): Promise<void>;
  /** Resolves when the server is gone: `expected` is true after `stop()`, else it died. */
  readonly exited: Promise<{ readonly expected: boolean; readonly lastLines: string }>;
}

/** Crash recovery of a large write-ahead log takes a while; nothing else does. */
const readyTimeoutMs = 120_000;

/**
 * Starts PostgreSQL in `directory` on a free port of 127.0.0.1, creating its cluster on the first
 * start, and resolves when it accepts connections. Throws `EmbeddedPostgresHeld` when another
 * process runs it, `EmbeddedPostgresFailed` with the server's words when it does not start.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  options.signal?.throwIfAborted();
  const layout = layoutOf(resolve(options.directory));
  await mkdir(layout.directory, { recursive: true });
  const binaries = options.binaries ?? (await findBinaries());
  const identity = await identityFor(layout, binaries);
  if (await hasCluster(layout)) {
    await takeOver(layout);
    await upgradeCluster(layout, binaries, identity);
  } else await createCluster(layout, binaries, identity, options.durable);

  const kept = await startServer(layout, binaries, identity, options);
  const port = readPostmaster(layout)?.port ?? 0;
  let expected = false;
  return {
    url: urlOf(port, await readFile(layout.passwordFile, "utf8")),
    serviceUrl: await serviceUrlOf(layout, port),
    samples: await samplesUrlsOf(layout, port),
    stop: async () => {
      expected = true;
      kept.end();
      await kept.exited;
      await endOrphan(layout);
    },
    exited: kept.exited.then(() => ({ expected, lastLines: kept.lastLines() })),
  };
}

async function identityFor(layout: Layout, binaries: Binaries): Promise<Identity> {
  const previous = await stat(layout.server).catch(() => undefined);
  const mine = process.getuid?.();
  if (previous !== undefined && mine !== 0 && previous.uid !== mine) {
    throw new EmbeddedPostgresFailed(
      `The database in ${layout.directory} belongs to user ${previous.uid}: ` +
        "run as that user, or set DATA_DIR to another folder.",
    );
  }
  const paths = [layout.directory, join(binaries.root, "bin"), join(binaries.root, "share")];
  return chooseIdentity(paths, previous);
}

async function startServer(
  layout: Layout,
  binaries: Binaries,
  identity: Identity,
  options: EmbeddedPostgresOptions,
): Promise<Kept> {
  const { signal } = options;
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const args = serverArguments(layout.cluster, await freePort(), options.durable);
    const server = [binaries.postgres, ...args];
    const kept = startKeeper(layout, identity, server, options.log ?? (() => undefined));
    const ready = (): boolean => readPostmaster(layout)?.ready === true;
    await waitUntil(() => kept.hasExited() || ready() || signal?.aborted === true, readyTimeoutMs);
    if (!kept.hasExited() && ready() && signal?.aborted !== true) return kept;
    kept.end();
    await kept.exited;
    if (signal?.aborted === true) {
      await endOrphan(layout);
      throw signal.reason;
    }
    // Someone took the port meanwhile; or, after a crash, sessions of the old server are ending.
    const passing = /could not bind|Address already in use|shared memory block .* still in use/;
    if (attempt >= 20 || !passing.test(kept.lastLines())) {
      throw new EmbeddedPostgresFailed(`PostgreSQL did not start:\n${kept.lastLines()}`);
    }
    await new Promise((done) => setTimeout(done, 250));
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}
