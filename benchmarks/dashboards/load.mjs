// Loads of a page of tiles: so many viewers at once, each with so many tiles at a time.

/** As the page does it (`tile-queue.ts`). */
export const tilesAtOnce = 4;

/** Runs all of them in their order, some at a time; ms of each from the page's beginning on its own. */
const inOrder = async (tiles, run) => {
  const waiting = [...tiles];
  const tilesMs = [];
  const worker = async () => {
    for (let tile = waiting.shift(); tile !== undefined; tile = waiting.shift()) {
      const startedMs = performance.now();
      await run(tile);
      tilesMs.push(performance.now() - startedMs);
    }
  };
  await Promise.all(Array.from({ length: tilesAtOnce }, worker));
  return tilesMs;
};

/** A page for each viewer at the same time: ms of every tile and of every page. */
export const loadPages = async (viewers, page) => {
  const figures = { tilesMs: [], pagesMs: [] };
  await Promise.all(
    viewers.map(async (viewer) => {
      const startedMs = performance.now();
      const { tiles, run } = await page(viewer);
      figures.tilesMs.push(...(await inOrder(tiles, run)));
      figures.pagesMs.push(performance.now() - startedMs);
    }),
  );
  return figures;
};

/** The figure below which that share of them lies. */
export const percentile = (figures, share) => {
  const sorted = figures.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};
