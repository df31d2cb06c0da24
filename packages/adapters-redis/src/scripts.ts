import { readFileSync } from "node:fs";
import type { AppendOutcome } from "@embedded-analytics/domain";
import type { Redis } from "ioredis";
import { orUnavailable } from "./connections.js";
import type { TurnKeys } from "./keys.js";

/** What `read.lua` tells of a turn. */
export interface LogState {
  /** Undefined for a log that is not there. */
  readonly generation: number | undefined;
  /** How many lines the log has, these or not. */
  readonly count: number;
  readonly ended: boolean;
  /** All generations that were aborted. */
  readonly abortedGenerations: readonly number[];
  /** Those behind the cursor. */
  readonly lines: readonly string[];
}

/** The scripts that do all writing and reading, each in one round trip. */
export interface Scripts {
  open(keys: TurnKeys, generation: number, ttlSeconds: number): Promise<boolean>;
  append(
    keys: TurnKeys,
    generation: number,
    from: number,
    lines: readonly string[],
    ends: boolean,
    ttlSeconds: number,
  ): Promise<AppendOutcome>;
  read(keys: TurnKeys, cursor: number, linesMax: number): Promise<LogState>;
  drop(keys: TurnKeys): Promise<boolean>;
  abort(keys: TurnKeys, generation: number, ttlSeconds: number): Promise<void>;
}

/** Readers get short lines sent; they come for long ones, and for what would not survive the way. */
const areNews = (lines: readonly string[]): boolean =>
  lines.every((line) => !line.includes("\0")) &&
  lines.reduce((length, line) => length + line.length, 0) <= newsLengthMax;

const newsLengthMax = 65_536;

const textOf = (name: string): string =>
  readFileSync(new URL(`../lua/${name}.lua`, import.meta.url), "utf8");

type Script = (...args: (string | number)[]) => Promise<unknown>;

/** Teaches a connection the scripts; the server gets each text once, then only its digest. */
export const scriptsOn = (redis: Redis): Scripts => {
  const define = (name: string, numberOfKeys: number): Script => {
    const command = `turn_${name}`;
    redis.defineCommand(command, { numberOfKeys, lua: textOf(name) });
    const defined = (redis as unknown as Record<string, Script>)[command];
    if (defined === undefined) throw new Error(`The script ${name} is not defined.`);
    return (...args) => orUnavailable(Reflect.apply(defined, redis, args));
  };
  const open = define("open", 1);
  const append = define("append", 2);
  const read = define("read", 3);
  const abort = define("abort", 1);
  const drop = define("drop", 3);

  return {
    open: async ({ meta, channel }, generation, ttlSeconds) =>
      (await open(meta, generation, ttlSeconds, channel)) === 1,
    append: async (
      { meta, log, channel, lines: news },
      generation,
      from,
      lines,
      ends,
      ttlSeconds,
    ) =>
      (await append(
        meta,
        log,
        generation,
        from,
        ends ? 1 : 0,
        ttlSeconds,
        channel,
        areNews(lines) ? news : "",
        ...lines,
      )) as AppendOutcome,
    read: async (keys, cursor, linesMax) =>
      stateOf(
        (await read(keys.meta, keys.log, keys.aborts, cursor, linesMax)) as readonly string[],
      ),
    drop: async ({ meta, log, aborts }) => (await drop(meta, log, aborts)) === 1,
    abort: async (keys, generation, ttlSeconds) => {
      await abort(keys.aborts, generation, ttlSeconds, keys.channel);
    },
  };
};

const stateOf = ([
  generation = "",
  count = "",
  ended = "",
  aborted = "",
  ...lines
]: readonly string[]): LogState => ({
  generation: generation === "" ? undefined : Number(generation),
  count: Number(count),
  ended: ended === "1",
  abortedGenerations: aborted === "" ? [] : aborted.split(",").map(Number),
  lines,
});
