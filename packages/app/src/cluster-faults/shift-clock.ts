// Loaded before everything else: moves this process's wall clock by `CLOCK_OFFSET_MS` (T34). Monotonic
// time stays as it is, as it does where a host's clock is wrong.
const offsetMs = Number(process.env["CLOCK_OFFSET_MS"] ?? "0");
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: readonly unknown[]) {
    if (given.length === 0) super(RealDate.now() + offsetMs);
    else super(...(given as [number]));
  }
  static override now(): number {
    return RealDate.now() + offsetMs;
  }
} as DateConstructor;
