import { ReplyError } from "ioredis";
import { orUnavailable, type Connections } from "./connections.js";

/** What a Redis says of itself: enough to tell whether logs can be kept in it. */
export interface RedisHealth {
  /**
   * `unavailable`: nobody answers within a second, or it takes no writes, as a replica.
   * `unsupported`: it is older than 7.0, and lacks what the scripts use (F3).
   */
  readonly status: "ready" | "unavailable" | "unsupported";
  /** The version as the server reports it, also a Valkey; undefined where it reports none. */
  readonly version?: string | undefined;
  /** Whether it throws keys away when its memory is full: then logs may vanish in mid-turn. */
  readonly evicts: boolean;
}

const majorMin = 7;
const silent: RedisHealth = { status: "unavailable", evicts: false };

/** Asks now, in one round trip; never rejects, and answers within the commands' time limit. */
export const redisHealth = async ({ commands }: Pick<Connections, "commands">) => {
  try {
    return healthOf(await orUnavailable(commands.info()));
  } catch (error) {
    // A server that keeps INFO to itself is there all the same.
    const isForbidden = error instanceof Error && /^NOPERM/.test(causeOf(error));
    return isForbidden ? healthOf("") : silent;
  }
};

const causeOf = ({ cause }: Error): string =>
  cause instanceof ReplyError ? (cause as Error).message : "";

/** What the text of `INFO` means. */
export const healthOf = (info: string): RedisHealth => {
  const facts = new Map(
    info.split(/\r?\n/).map((line) => {
      const [name = "", ...value] = line.split(":");
      return [name, value.join(":")] as const;
    }),
  );
  const version = facts.get("redis_version");
  const policy = facts.get("maxmemory_policy") ?? "noeviction";
  return {
    status: statusOf(version, facts.get("role")),
    version,
    evicts: policy !== "noeviction",
  };
};

const statusOf = (version: string | undefined, role: string | undefined): RedisHealth["status"] => {
  if (Number.parseInt(version ?? String(majorMin), 10) < majorMin) return "unsupported";
  return role === "slave" ? "unavailable" : "ready";
};
