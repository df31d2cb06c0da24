// What the program that started a server may ask of its process.
import { collect, collectedBytes, usedBytes } from "./collected-bytes.mjs";
import { go } from "../script.mjs";

let peakBytes = 0;
let watch;

const answers = {
  go,
  /** Bytes in use when everything is collected that can be. */
  memory: collectedBytes,
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
  /** Microseconds of processor time that the process has used until now. */
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
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
