const pollIntervalMs = 500;
const answerMsMax = 2000;

/** An instance of the service as the reverse proxy knows it. */
export interface Instance {
  readonly name: string;
  readonly url: string;
}

/** Who is there, and who is next. */
export interface Instances {
  add(instance: Instance): void;
  /** The next one in turn of those that are ready; undefined where none is. */
  next(): Instance | undefined;
  /** Passes it over until it says again that it is ready. */
  drop(instance: Instance): void;
  /** No more looking. */
  close(): void;
}

/** Asks each for `/readyz` twice a second, and lets those take part that answer 200. */
export const watchInstances = (): Instances => {
  const all: Instance[] = [];
  const ready = new Set<Instance>();
  let turn = 0;
  const look = async (instance: Instance): Promise<void> => {
    if (await isReady(instance)) ready.add(instance);
    else ready.delete(instance);
  };
  const timer = setInterval(() => {
    for (const instance of all) void look(instance);
  }, pollIntervalMs);
  return {
    add: (instance) => {
      all.push(instance);
      ready.add(instance);
    },
    next: () => {
      for (let tries = 0; tries < all.length; tries++) {
        const instance = all[turn++ % all.length];
        if (instance !== undefined && ready.has(instance)) return instance;
      }
      return undefined;
    },
    drop: (instance) => ready.delete(instance),
    close: () => {
      clearInterval(timer);
    },
  };
};

const isReady = async ({ url }: Instance): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(answerMsMax);
    return (await fetch(`${url}/readyz`, { signal })).ok;
  } catch {
    return false;
  }
};
