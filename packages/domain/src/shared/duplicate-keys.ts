import { jsonDepthMax, jsonElementsMax } from "./bounded-json.js";
import { jsonPointer } from "./json-pointer.js";

// A text (with its escapes) or one of the marks that give JSON its structure.
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]/gs;

interface Frame {
  /** Undefined for an array. */
  readonly keys: Set<string> | undefined;
  /** The key or index that stands where the frame is now. */
  at: string | number;
}

/**
 * The pointer of the first key that an object has twice, in a text that is known to be JSON. Two
 * readers of such a text may disagree on its meaning, so it is refused (B1, T21). It stops at what
 * is beyond the bounds of `bounded-json`, since the whole is refused for that anyway.
 */
export const duplicateKey = (json: string): string | undefined => {
  const frames: Frame[] = [];
  let text = "";
  for (const [mark] of json.matchAll(token)) {
    const frame = frames.at(-1);
    if (frames.length > jsonDepthMax) return undefined;
    if (mark === "{") frames.push({ keys: new Set(), at: "" });
    else if (mark === "[") frames.push({ keys: undefined, at: 0 });
    else if (mark === "}" || mark === "]") frames.pop();
    else if (mark === ",") {
      if (typeof frame?.at === "number") frame.at += 1;
    } else if (mark !== ":") text = mark;
    else if (frame?.keys !== undefined) {
      const key = JSON.parse(text) as string;
      frame.at = key;
      if (frame.keys.has(key)) return jsonPointer(frames.map(({ at }) => at));
      frame.keys.add(key);
      if (frame.keys.size > jsonElementsMax) return undefined;
    }
  }
  return undefined;
};
