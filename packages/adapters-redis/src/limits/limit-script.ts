import { readFileSync } from "node:fs";
import type { Redis } from "ioredis";

/** Runs a script: the number of its keys, the keys, and its arguments. */
export type LimitScript = (...args: (string | number)[]) => Promise<unknown>;

/** Teaches a connection a script of `lua/`; the server gets its text once, then only its digest. */
export const limitScript = (redis: Redis, name: "hold" | "take"): LimitScript => {
  const command = `limits_${name}`;
  const lua = readFileSync(new URL(`../../lua/${name}.lua`, import.meta.url), "utf8");
  redis.defineCommand(command, { lua });
  const defined = (redis as unknown as Record<string, LimitScript>)[command];
  if (defined === undefined) throw new Error(`The script ${name} is not defined.`);
  return (...args) => Reflect.apply(defined, redis, args);
};
