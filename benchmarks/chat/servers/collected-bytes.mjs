/** What JavaScript holds: its own heap, and buffers outside of it. */
export const usedBytes = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Collects what can be collected; the process runs with `--expose-gc`. */
export const collect = async () => {
  // What the last requests have left is let go behind their sockets' last events.
  for (let at = 0; at < 3; at++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    globalThis.gc();
  }
};

/** Bytes in use when everything is collected that can be. */
export const collectedBytes = async () => {
  await collect();
  return usedBytes();
};
