import type { OpenStore } from "../contract.js";
import type { Store } from "../tester.js";

/** Stores with an old key, with a new one, and with the new one while the old is still honoured. */
export const keyRings = async (
  open: OpenStore,
): Promise<{ readonly old: Store; readonly current: Store; readonly both: Store }> => {
  const oldKey = "an old secret key of many characters";
  const newKey = "a new secret key of many characters";
  return {
    old: await open({ secretKeys: [oldKey] }),
    current: await open({ secretKeys: [newKey] }),
    both: await open({ secretKeys: [newKey, oldKey] }),
  };
};
