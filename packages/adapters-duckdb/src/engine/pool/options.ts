/** How many workers there are, and what each may use. */
export interface WorkerPoolOptions {
  /**
   * Queries at one time, of all accounts and data together. With one, a long query goes on beside the
   * short ones of others, so that there may be two.
   */
  readonly concurrency: number;
  /** What one worker's process may hold; and what those may hold together that rest beyond the slots. */
  readonly memoryMb: number;
  /** How long a query may wait for its slots; and how long it may run, in all of its turns together. */
  readonly seconds: number;
  /** After how long a worker without queries is ended. */
  readonly idleSeconds?: number | undefined;
  /** A folder for what does not fit into memory. */
  readonly cacheDirectory: string;
  /** What one query may spill. */
  readonly temporaryMb?: number | undefined;
  /** Processor cores of one query; an even share of the machine, which small queries are fastest with. */
  readonly threads?: number | undefined;
  /** Node's arguments for a worker; the program of this package when left out. */
  readonly program?: readonly string[] | undefined;
  /** What an operator may want to know; never an engine's text about a query. */
  readonly log?: ((line: string) => void) | undefined;
}
