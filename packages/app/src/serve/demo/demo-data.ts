import type { SamplesUrls } from "@embedded-analytics/adapters-prisma/embedded";
import type { Logger } from "pino";
import { ensureHelpdeskData } from "./helpdesk-data.js";

/** The program beside the demo's model that makes its data. */
const program = new URL("../../../demo/shop/generate.mjs", import.meta.url);

/**
 * Makes sure that the shop's data reach today, the same on every machine on the same day. Where the program's
 * own folder cannot be written, the shop keeps the data that it has, or has none and says so when it is queried.
 */
export const ensureDemoData = async (): Promise<void> => {
  const { ensureShopData } = (await import(program.href)) as { ensureShopData(): Promise<boolean> };
  await ensureShopData().catch((cause: NodeJS.ErrnoException) => {
    if (!unwritable.has(cause.code)) throw cause;
  });
};

const unwritable: ReadonlySet<string | undefined> = new Set(["EACCES", "EPERM", "EROFS"]);

const hourMilliseconds = 3_600_000;

/**
 * Looks once an hour whether a new day has begun, so that "this month" has an answer in a service that runs
 * for weeks, too: the service sees the new files and loads them. Gives what ends it.
 */
export const keepDemoDataYoung = (
  log: Logger,
  samples: SamplesUrls | undefined,
): (() => Promise<void>) => {
  const timer = setInterval(() => {
    const all = [ensureDemoData(), ...(samples === undefined ? [] : [ensureHelpdeskData(samples)])];
    Promise.all(all).catch((error: unknown) => {
      log.warn({ err: error }, "The demo's data of today could not be written");
    });
  }, hourMilliseconds).unref();
  return async () => {
    clearInterval(timer);
  };
};
