import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/**
 * Starts a server, by default one of the folder `servers`; resolves when it has said where it
 * listens.
 */
export const startServer = async (
  name,
  environment = {},
  program = new URL(`servers/serve-${name}.mjs`, import.meta.url),
) => {
  const child = fork(fileURLToPath(program), {
    env: { ...process.env, ...environment },
    execArgv: [...process.execArgv, "--expose-gc"],
  });
  const ended = once(child, "exit");
  const failed = ended.then(([code]) => {
    throw new Error(`${name} ended with ${code}`);
  });
  failed.catch(() => undefined);
  const answered = async () => (await Promise.race([once(child, "message"), failed]))[0].answer;
  const addresses = await answered();
  return {
    name,
    ...addresses,
    /** Asks for one thing at a time: see `controlled.mjs`. */
    ask: (asked) => {
      const answer = answered();
      child.send(asked);
      return answer;
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
};
