import { writeFileSync } from "node:fs";

/**
 * Ends this process when it holds more than `memoryMb`: the engine's own limit does not bind all of
 * its functions, and they do not stop when asked (T11). `tell` is called before.
 */
export function watchMemory(memoryMb: number, tell: (done: () => void) => void): void {
  const bytesMax = memoryMb * 1024 * 1024;
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() <= bytesMax) return;
    clearInterval(timer);
    const end = (): void => void process.kill(process.pid, "SIGKILL");
    tell(end);
    setTimeout(end, 20);
  }, 50);
  timer.unref();
}

/** Where the kernel has to end some process for want of memory, let it be this one. */
export function volunteerForOutOfMemory(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Linux alone has it, and it is no more than a preference.
  }
}
