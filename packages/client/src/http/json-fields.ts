/** A JSON object of unknown origin. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object, not an array and not null. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value of a JSON text, or undefined where it is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
