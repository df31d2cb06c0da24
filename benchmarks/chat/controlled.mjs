// What the program that started a server may ask of its process.
import { go } from "./script.mjs";

let peakBytes = 0;
let watch;

/** What JavaScript holds: its own heap, and buffers outside of it. */
const usedBytes = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const collect = async () => {
  // What the last requests have left is let go behind their sockets' last events.
  for (let at = 0; at < 3; at++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    globalThis.gc();
  }
};

const answers = {
  go,
  /** Bytes in use when everything is collected that can be. */
  memory: async () => {
    await collect();
    return usedBytes();
  },
  /** From now on the most that is in use at once is noted, garbage and all. */
  watch: async () => {
    await collect();
    peakBytes = usedBytes();
    watch = setInterval(() => (peakBytes = Math.max(peakBytes, usedBytes())), 10);
    return peakBytes;
  },
  peak: () => {
    clearInterval(watch);
    return peakBytes;
  },
};

/** Tells where the server listens, and obeys until the program has gone. */
export const controlled = (addresses, stop = () => undefined) => {
  process.on("message", async (asked) => {
    process.send({ asked, answer: await answers[asked]() });
  });
  process.on("disconnect", async () => {
    await stop();
    process.exit();
  });
  process.send({ asked: "addresses", answer: addresses });
};
