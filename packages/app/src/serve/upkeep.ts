/** How often the service does by itself what no request asks for, in milliseconds; `Infinity` is never. */
export interface UpkeepPeriods {
  /** From the start to the first removal of outlived sessions and expired users. */
  readonly firstSweepMs: number;
  /** From one removal to the next. */
  readonly sweepMs: number;
  /** From one removal of what was said in previews that have ended to the next. */
  readonly previewMs: number;
  /** From one look for lost turns to the next. */
  readonly interruptMs: number;
}

/** As the service is shipped. */
export const defaultUpkeep: UpkeepPeriods = {
  firstSweepMs: 60_000,
  sweepMs: 3_600_000,
  previewMs: 30_000,
  interruptMs: 2000,
};

/** For who does it by hand, such as a test that compares all that is stored before and after. */
export const noUpkeep: UpkeepPeriods = {
  firstSweepMs: Infinity,
  sweepMs: Infinity,
  previewMs: Infinity,
  interruptMs: Infinity,
};

const timerMsMax = 2 ** 31 - 1;

/** Calls it once, after so long; answers how to stop that. */
export const after = (ms: number, act: () => void): (() => void) => {
  if (!isTime(ms)) return () => undefined;
  const timer = setTimeout(act, ms).unref();
  return () => {
    clearTimeout(timer);
  };
};

/** Calls it again and again; answers how to stop that. */
export const every = (ms: number, act: () => void): (() => void) => {
  if (!isTime(ms)) return () => undefined;
  const timer = setInterval(act, ms).unref();
  return () => {
    clearInterval(timer);
  };
};

/** A timer of Node takes a time that is longer than this for one millisecond. */
const isTime = (ms: number): boolean => {
  if (ms === Infinity) return false;
  if (ms > 0 && ms <= timerMsMax) return true;
  throw new RangeError(`A period must be from above 0 to ${timerMsMax} ms, or Infinity, not ${ms}`);
};
