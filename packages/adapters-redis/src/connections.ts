import { StoreUnavailable } from "@embedded-analytics/domain";
import { Redis, type RedisOptions } from "ioredis";

/** The two connections of an instance: one that asks, one that hears. */
export interface Connections {
  /** Fails fast: whoever asks has something better to do than to wait. */
  readonly commands: Redis;
  /** Never gives up; it subscribes again by itself. */
  readonly subscriber: Redis;
  close(): void;
}

const retryMsMax = 500;

const shared = {
  retryStrategy: (times: number) => Math.min(50 * times, retryMsMax),
  connectTimeout: 2000,
  // A replica that was promoted elsewhere, or a server that is still loading, is left for a new one.
  reconnectOnError: ({ message }: Error) =>
    /^(READONLY|LOADING|MASTERDOWN)/.test(message) ? (1 as const) : false,
  // Half-open connections are noticed by the commands' time limit, and by the kernel's probes.
  keepAlive: 5000,
} satisfies RedisOptions;

/** Opens both to the server of that URL; it need not be there yet. */
export const connect = (url: string): Connections => {
  const commands = new Redis(url, {
    ...shared,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 1000,
  });
  const subscriber = new Redis(url, { ...shared, maxRetriesPerRequest: null });
  for (const each of [commands, subscriber]) {
    // Outages show where somebody asks; without a listener they would end the process.
    each.on("error", () => undefined);
  }
  return {
    commands,
    subscriber,
    close: () => {
      commands.disconnect();
      subscriber.disconnect();
    },
  };
};

/** Every error of the server or of the way to it is an outage: no method asks for what cannot be. */
export const orUnavailable = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  try {
    return await asked;
  } catch (error) {
    throw new StoreUnavailable("Redis cannot be reached", { cause: error });
  }
};
