import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Memory in use, in bytes, after a collection: what is garbage does not count. */
export const collectedMemory = (): NodeJS.MemoryUsage => {
  collect();
  return process.memoryUsage();
};

/** The heap in use and what it holds outside, in bytes, after a collection. */
export const collectedHeapBytes = (): number => {
  const { heapUsed, external } = collectedMemory();
  return heapUsed + external;
};
