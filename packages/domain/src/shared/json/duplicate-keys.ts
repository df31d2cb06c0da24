import { jsonDepthMax, jsonElementsMax } from "./bounded-json.js";
import { jsonPointer } from "./json-pointer.js";

interface Frame {
  /** Undefined for an array. */
  readonly keys: Set<string> | undefined;
  /** The key or index that stands where the frame is now. */
  at: string | number;
  /** Whether the next text is a key. */
  awaitsKey: boolean;
}

/**
 * The pointer of the first key that an object has twice, in a text that is JSON already. Two
 * readers of such a text may disagree on its meaning, so it is refused (B1, T21). It stops at what
 * is beyond the bounds of `bounded-json`, since the whole is refused for that anyway.
 */
export const duplicateKey = (json: string): string | undefined => {
  const frames: Frame[] = [];
  for (let at = 0; at < json.length; at++) {
    const mark = json[at];
    const frame = frames.at(-1);
    if (mark === '"') {
      const end = endOfText(json, at);
      if (frame?.keys !== undefined && frame.awaitsKey) {
        if (!takeKey(frame, frame.keys, JSON.parse(json.slice(at, end + 1)) as string)) {
          return jsonPointer(frames.map((one) => one.at));
        }
        if (frame.keys.size > jsonElementsMax) return undefined;
      }
      at = end;
    } else if (mark === "{" || mark === "[") {
      if (frames.length > jsonDepthMax) return undefined;
      frames.push(frameOf(mark));
    } else if (mark === "}" || mark === "]") {
      frames.pop();
    } else if (mark === "," && frame !== undefined) {
      goOn(frame);
    }
  }
  return undefined;
};

/** Puts the frame at a key of its object; false where the object has had it. */
const takeKey = (frame: Frame, keys: Set<string>, key: string): boolean => {
  frame.at = key;
  frame.awaitsKey = false;
  const isNew = !keys.has(key);
  keys.add(key);
  return isNew;
};

/** Goes on to the next entry of an object, or the next item of an array. */
const goOn = (frame: Frame): void => {
  frame.awaitsKey = true;
  if (typeof frame.at === "number") frame.at += 1;
};

const frameOf = (opening: "{" | "["): Frame =>
  opening === "{"
    ? { keys: new Set(), at: "", awaitsKey: true }
    : { keys: undefined, at: 0, awaitsKey: false };

/** Where the text that begins at `start` has its closing quote: the first one not escaped. */
const endOfText = (json: string, start: number): number => {
  for (let end = json.indexOf('"', start + 1); ; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
};
