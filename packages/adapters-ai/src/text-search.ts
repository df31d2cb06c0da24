import type { ModelSearchMethods, PortAdapter } from "@embedded-analytics/domain";
import { indexModel, type ModelIndex } from "./model-index.js";

/** How much is kept ready. */
export interface TextSearchOptions {
  /** Cubes, views and members over all indexes; a full index of 10,000 takes some 10 MB. */
  readonly entriesMax?: number;
}

/**
 * Search over models in memory. A model is indexed at its first search, in small steps, and kept
 * under its key until others were used more lately.
 */
export const textSearch = ({
  entriesMax = 100_000,
}: TextSearchOptions = {}): PortAdapter<ModelSearchMethods> => {
  // A map is in the order of insertion, so its first entry is the one that was used longest ago.
  const indexes = new Map<string, Promise<ModelIndex>>();
  const sizes = new Map<string, number>();

  const makeRoom = (): void => {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const key of [...indexes.keys()].slice(0, -1)) {
      if (total <= entriesMax) return;
      total -= sizes.get(key) ?? 0;
      indexes.delete(key);
      sizes.delete(key);
    }
  };

  const forget = (key: string, failed: Promise<ModelIndex>): void => {
    if (indexes.get(key) !== failed) return;
    indexes.delete(key);
    sizes.delete(key);
  };

  return {
    search: async (key, model, query, hitsMax) => {
      const index = indexes.get(key) ?? indexModel(model);
      indexes.delete(key);
      indexes.set(key, index);
      if (!sizes.has(key)) {
        sizes.set(
          key,
          model.cubes.reduce((sum, { members }) => sum + members.length + 1, 0),
        );
        makeRoom();
      }
      const ready = await index.catch((cause: unknown) => {
        // The next caller builds it again.
        forget(key, index);
        throw cause;
      });
      return ready.search(query, hitsMax);
    },
  };
};
