import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Starts one of the programs beside this file; resolves when it has said where it listens. */
export const startChild = async (name, environment) => {
  const child = fork(fileURLToPath(new URL(name, import.meta.url)), {
    env: { ...process.env, ...environment },
    execArgv: process.execArgv,
  });
  const ended = once(child, "exit");
  const failed = ended.then(([code]) => {
    throw new Error(`${name} ended with ${code}`);
  });
  failed.catch(() => undefined);
  const [url] = await Promise.race([once(child, "message"), failed]);
  return {
    url,
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
};
