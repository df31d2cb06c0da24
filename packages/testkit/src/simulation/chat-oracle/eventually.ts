/**
 * Longer than anything here takes, also where a log's server did not answer in time and readers wait
 * for ten seconds before they ask the store; reached only where it would never come.
 */
const deadlineMs = 20_000;
/** The same for what may itself wait several times. */
const patienceMs = 60_000;

/** Waits until it is so; fails with the words of `what` where it never is. */
export const eventually = async (isSo: () => boolean, what: () => string): Promise<void> => {
  if (isSo()) return;
  const until = Date.now() + deadlineMs;
  for (let time = 0; !isSo(); time++) {
    if (Date.now() > until) throw new Error(`Never came: ${what()}`);
    // Mostly it waits for promises only; timers and sockets have their turn now and then.
    await new Promise((resolve) =>
      time % 8 === 7 ? setTimeout(resolve, 1) : setImmediate(resolve),
    );
  }
};

/** What it comes to, unless that takes too long: then it fails with the words of `what`. */
export const inTime = async <Value>(coming: Promise<Value>, what: () => string): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Never came: ${what()}`)), patienceMs);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Lets happen what would happen by itself in a moment. */
export const aMoment = async (): Promise<void> => {
  for (let time = 0; time < 10; time++) await new Promise((resolve) => setImmediate(resolve));
};
