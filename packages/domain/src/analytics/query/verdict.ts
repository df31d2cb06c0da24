/** What the guard says of a statement; `unknown` where it could not be asked. */
export type Verdict = "allowed" | "refused" | "unknown";
