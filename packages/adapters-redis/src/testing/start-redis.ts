import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { delimiter, join } from "node:path";
import { Redis } from "ioredis";

/** A Redis of a test's own. */
export interface TestRedis {
  readonly url: string;
  /** The server's process: to be stopped, killed, started again. */
  readonly pid: number;
  /** All that it holds, keys and values, as one text that can be searched for words of ASCII. */
  contents(): Promise<string>;
  stop(): Promise<void>;
}

/** Why tests of Redis cannot run here, for the titles of those that are skipped. */
export const noRedis = "no redis-server or valkey-server on the PATH";

/** The program that serves on this machine, if any. */
export const redisProgram = ["redis-server", "valkey-server"].find((program) =>
  (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, program))),
);

/** Starts one on a free port of 127.0.0.1, or on that port; it keeps nothing on disk. */
export const startRedis = async (port?: number): Promise<TestRedis> => {
  if (redisProgram === undefined) throw new Error(`There is ${noRedis}.`);
  return startProgram(redisProgram, port ?? (await freePort()));
};

/** A port of 127.0.0.1 that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

const startProgram = async (program: string, port: number): Promise<TestRedis> => {
  const settings = ["--port", port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(program, settings.map(String), { stdio: "ignore" });
  const exited = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const url = `redis://127.0.0.1:${port}`;
  if (child.pid === undefined || !(await Promise.race([answers(url), exited.then(() => false)]))) {
    throw new Error(`${program} did not start.`);
  }
  return {
    url,
    pid: child.pid,
    contents: () => contentsOf(url),
    stop: async () => {
      // A stopped process does not hear a polite word.
      child.kill("SIGKILL");
      await exited;
    },
  };
};

const contentsOf = async (url: string): Promise<string> => {
  const redis = new Redis(url);
  try {
    // What a key is dumped as is compressed otherwise, and no word of it is found.
    await redis.config("SET", "rdbcompression", "no");
    const keys = await redis.keys("*");
    const values = await Promise.all(keys.map((key) => redis.dumpBuffer(key)));
    return [...keys, ...values.map(String)].join("\n");
  } finally {
    redis.disconnect();
  }
};

const answers = async (url: string): Promise<boolean> => {
  const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  redis.on("error", () => undefined);
  try {
    await redis.ping();
    return true;
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
};
