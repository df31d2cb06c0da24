import { nowMs } from "../chat/clock.mjs";

const deltaMark = '"isDelta":true';
const wordMark = '"content":"@';

/** Counts lines; timed, it also notes how long each word of an answer took, which costs it some time. */
export const reader = (isTimed) => {
  const seen = {
    lines: 0,
    delaysMs: [],
    take: (lines) => {
      seen.lines += lines.length;
      if (!isTimed) return;
      const atMs = nowMs();
      for (const line of lines) {
        const at = line.indexOf(wordMark);
        if (at < 0 || !line.includes(deltaMark)) continue;
        seen.delaysMs.push(atMs - Number.parseFloat(line.slice(at + wordMark.length, at + 40)));
      }
    },
  };
  return seen;
};
