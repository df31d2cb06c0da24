import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { Redis } from "ioredis";

/** A Redis of a test's own. */
export interface TestRedis {
  readonly url: string;
  /** What it is, to be said in the titles of tests. */
  readonly name: string;
  /** The server's process, where it is one of ours: to be stopped, killed, started again. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts a server for tests on a free port of 127.0.0.1: Redis or Valkey where one is on the PATH,
 * else one that is written in JavaScript. `REDIS_URL` names one that is there already.
 */
export const startRedis = async (port?: number): Promise<TestRedis> => {
  const given = process.env["REDIS_URL"];
  if (given !== undefined && given !== "") {
    return { url: given, name: "given Redis", pid: undefined, stop: async () => undefined };
  }
  for (const program of ["redis-server", "valkey-server"]) {
    const started = await startProgram(program, port ?? (await freePort()));
    if (started !== undefined) return started;
  }
  return startScripted(port);
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

const startProgram = async (program: string, port: number): Promise<TestRedis | undefined> => {
  const settings = ["--port", port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(program, settings.map(String), { stdio: "ignore" });
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const url = `redis://127.0.0.1:${port}`;
  if (!(await Promise.race([answers(url), gone.then(() => false)]))) return undefined;
  return {
    url,
    name: program,
    pid: child.pid,
    stop: async () => {
      // A stopped process does not hear a polite word.
      child.kill("SIGKILL");
      await gone;
    },
  };
};

const answers = async (url: string): Promise<boolean> => {
  const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  redis.on("error", () => undefined);
  try {
    return (await redis.ping()) === "PONG";
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
};

const startScripted = async (port: number | undefined): Promise<TestRedis> => {
  const { createRedisMock } = await import("js-redis-server");
  const server = await createRedisMock(port === undefined ? {} : { port });
  const [address] = server.addresses();
  return {
    url: `redis://${String(address).replace(/^redis:\/\//, "")}`,
    name: "js-redis-server",
    pid: undefined,
    stop: () => server.close(),
  };
};
