import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A Redis for one run, on a socket of its own; undefined where `redis-server` is not on the PATH. */
export const startRedis = async () => {
  const directory = await mkdtemp(join(tmpdir(), "benchmark-redis-"));
  const socket = join(directory, "redis.sock");
  const options = { port: "0", unixsocket: socket, dir: directory, save: "", appendonly: "no" };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const server = spawn("redis-server", args, { stdio: ["ignore", "pipe", "ignore"] });
  const ended = once(server, "close").catch(() => undefined);
  const remove = () => rm(directory, { recursive: true, force: true });
  const isUp = await new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.once("exit", () => resolve(false));
    server.stdout.on("data", (text) => {
      if (String(text).includes("ready to accept connections")) resolve(true);
    });
  });
  if (!isUp) {
    await remove();
    return undefined;
  }
  return {
    socket,
    stop: async () => {
      server.kill();
      await ended;
      await remove();
    },
  };
};
