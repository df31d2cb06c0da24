import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Environment } from "@embedded-analytics/domain";

/** A Redis that was started for a cluster. */
export interface StartedRedis {
  readonly url: string;
  readonly program: string;
  stop(): Promise<void>;
}

/** There is no Redis on this machine; the sentence says how to get one. */
export class NoRedis extends Error {
  override readonly name = "NoRedis";
  constructor() {
    super(
      "Several instances need a Redis, and there is no redis-server or valkey-server on the PATH.\n" +
        "Install one (apt-get install redis-server, brew install redis), or set REDIS_URL to yours.",
    );
  }
}

const supervisor = fileURLToPath(new URL("../../dist/cluster/supervisor-main.js", import.meta.url));

/**
 * Starts one on a free port of 127.0.0.1, with nothing on disk: the logs of turns are worth nothing
 * after a restart. It ends with this process, whatever way this process ends.
 */
export const startRedis = async ({ PATH = "" }: Environment): Promise<StartedRedis> => {
  const isThere = (program: string): boolean =>
    PATH.split(delimiter).some((folder) => existsSync(join(folder, program)));
  const program = ["redis-server", "valkey-server"].find(isThere);
  if (program === undefined) throw new NoRedis();
  const port = await freePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly"];
  const child = spawn(process.execPath, [supervisor, program, ...settings, "no"], {
    env: { PATH },
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
  const exited = once(child, "exit");
  child.stdin.on("error", () => undefined);
  return {
    url: `redis://127.0.0.1:${port}`,
    program,
    stop: async () => {
      child.stdin.end();
      await exited;
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
