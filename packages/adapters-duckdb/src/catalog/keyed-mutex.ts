/** Runs what concerns the same key one after the other, in the order of the calls. */
export const keyedMutex = (): (<Result>(
  key: string,
  run: () => Promise<Result>,
) => Promise<Result>) => {
  const last = new Map<string, Promise<unknown>>();
  return (key, run) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(run, run);
    last.set(key, mine);
    const forget = (): void => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(forget, forget);
    return mine;
  };
};
