import { StoreUnavailable } from "@embedded-analytics/domain";
import { Redis, type RedisOptions } from "ioredis";

/** The two connections of an instance: one that asks, one that hears. */
export interface Connections {
  /** Fails fast: its callers have an answer for an outage, and must not wait for it. */
  readonly commands: Redis;
  /** Never gives up; it subscribes again by itself. */
  readonly subscriber: Redis;
  close(): void;
}

// New turns run within two seconds of Redis answering again (T31). What is longest on the way there is
// an attempt that began in silence and has to be given up, the pause behind it, and one more attempt.
const retryMsMax = 200;
/** Whatever is asked is answered within so long, or it is an outage. */
const answerMsMax = 1000;
/** A connection that owes an answer and is silent for longer is dead; a server that hiccups is not. */
const silenceMsMax = 1100;
/** For a connection, and for each step of its encryption: a packet that was lost is sent anew. */
const connectMsMax = 1000;
/** This often both ask whether anybody is still there: an idle connection would never know. */
const pingEveryMs = 300;

const shared = {
  retryStrategy: (times: number) => Math.min(50 * times, retryMsMax),
  connectTimeout: connectMsMax,
  // A server that loads its data is asked again soon, not when it hopes to be ready.
  maxLoadingRetryTime: retryMsMax,
  // A round trip less before the first question.
  disableClientInfo: true,
  // A replica that was promoted elsewhere, or a server that is still loading, is given up for a new one.
  reconnectOnError: ({ message }: Error) =>
    /^(READONLY|LOADING|MASTERDOWN)/.test(message) ? (1 as const) : false,
  // A connection that has died without a reset is given up for a new one: the kernel would take minutes.
  socketTimeout: silenceMsMax,
} satisfies RedisOptions;

/** Opens both to the server of that URL; it need not be there yet. */
export const connect = (url: string): Connections => {
  const commands = new Redis(url, {
    ...shared,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMsMax,
  });
  const subscriber = new Redis(url, { ...shared, maxRetriesPerRequest: null });
  for (const each of [commands, subscriber]) {
    // Outages show where somebody asks; without a listener they would end the process.
    each.on("error", () => undefined);
  }
  const pinging = setInterval(() => {
    for (const each of [commands, subscriber]) {
      if (each.status === "ready") each.ping().catch(() => undefined);
    }
  }, pingEveryMs).unref();
  return {
    commands,
    subscriber,
    close: () => {
      clearInterval(pinging);
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
