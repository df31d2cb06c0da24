import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Debian keeps it where only root's PATH looks. */
const PATH = `${process.env["PATH"] ?? ""}:/usr/sbin`;

/** Whether the program is on this machine. */
export const hasPgbouncer =
  spawnSync("pgbouncer", ["--version"], { env: { PATH } }).error === undefined;

/** A PgBouncer in transaction mode before a server. */
export interface Pgbouncer {
  /** The URL of that database, through it. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts one with so many connections to the server, for everybody together. */
export const startPgbouncer = async (databaseUrl: string, poolSize: number): Promise<Pgbouncer> => {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  chmodSync(folder, 0o755);
  const listenPort = await freePort();
  const name = pathname.slice(1);
  const server = `host=${hostname} port=${port} user=${username} password='${decodeURIComponent(password)}'`;
  const configuration = join(folder, "pgbouncer.ini");
  writeFileSync(
    configuration,
    `[databases]
${name} = ${server} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
`,
  );
  // It refuses to run as root.
  const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn("pgbouncer", ["-q", configuration], {
    env: { PATH },
    stdio: "ignore",
    ...identity,
  });
  const ended = once(child, "exit");
  for (let tries = 0; !(await answers(listenPort)); tries += 1) {
    if (tries === 200 || child.exitCode !== null) throw new Error("PgBouncer did not start.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `postgres://ada@127.0.0.1:${listenPort}/${name}`,
    close: async () => {
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("close", () => resolve(false));
    socket.on("connect", () => socket.end());
  });
