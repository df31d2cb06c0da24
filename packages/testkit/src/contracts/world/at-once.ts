/** The same thing so many times at once. */
export const atOnce = <Answer>(
  count: number,
  run: (at: number) => Answer | PromiseLike<Answer>,
): Promise<Answer[]> =>
  inParallel(
    Array.from({ length: count }, (_, at) => at),
    run,
  );

/** Something for each of them at once, whether or not a store takes its time for it. */
export const inParallel = <Item, Answer>(
  items: readonly Item[],
  run: (item: Item) => Answer | PromiseLike<Answer>,
): Promise<Answer[]> => Promise.all(items.map(async (item) => run(item)));
