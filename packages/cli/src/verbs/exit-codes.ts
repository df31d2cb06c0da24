/** What a command's exit code says; each stands for a class of reasons (docs/command-line.md). */
export const exitCodes = {
  /** It did what was asked, and there is nothing to report. */
  done: 0,
  /** It could not, or what it looked at has mistakes. */
  failed: 1,
  /** The arguments or the configuration were not understood; nothing was done. */
  usage: 2,
  /** It looked, and found what it was asked to look for: a difference. */
  found: 3,
  /** The service refused the key, or the key may not do this (401, 403). */
  refused: 4,
  /** There is no such thing (404). */
  absent: 5,
  /** Something else is in the way: a conflict, or a limit that is reached (409, 422). */
  conflict: 6,
  /** Nothing answers, or not now: trying again later may help (429, 502, 503, 504). */
  unavailable: 7,
} as const;

/** The exit code for a refused request's HTTP status. */
export const exitCodeOfStatus = (status: number): number => {
  if (status === 401 || status === 403) return exitCodes.refused;
  if (status === 404) return exitCodes.absent;
  if (status === 409 || status === 422) return exitCodes.conflict;
  if (status === 400) return exitCodes.usage;
  return status === 429 || (status >= 502 && status <= 504)
    ? exitCodes.unavailable
    : exitCodes.failed;
};
