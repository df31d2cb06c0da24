/** Bytes of JSON that a message may have. */
const bytesMax = 64 * 1024;
const depthMax = 16;

/** What a message is, before anything of it is read. */
export type MessageKind = "plain" | "too_large" | "not_plain";

const encoder = new TextEncoder();

/**
 * Judges a message by its own keys, and stops at the limit: plain data of at most 64 KiB of JSON pass.
 * Structured clones may hold maps, buffers and cycles, which are not plain, or go too deep.
 */
export const kindOfMessage = (message: unknown): MessageKind => {
  let bytes = 0;
  const judge = (value: unknown, depth: number): MessageKind => {
    if (depth > depthMax) return "not_plain";
    if (typeof value === "string") {
      if (value.length > bytesMax) return "too_large";
      bytes += encoder.encode(JSON.stringify(value)).length;
    } else if (value === null || ["number", "boolean", "undefined"].includes(typeof value)) {
      bytes += String(value).length;
    } else if (Array.isArray(value) || isPlainObject(value)) {
      bytes += 2;
      for (const key of Object.keys(value)) {
        bytes += Array.isArray(value) ? 1 : key.length + 4;
        if (bytes > bytesMax) return "too_large";
        const kind = judge((value as Record<string, unknown>)[key], depth + 1);
        if (kind !== "plain") return kind;
      }
    } else {
      return "not_plain";
    }
    return bytes > bytesMax ? "too_large" : "plain";
  };
  return judge(message, 0);
};

/** Objects that inherit from nothing but the `Object.prototype` of some realm. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};
