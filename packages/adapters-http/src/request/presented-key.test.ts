import { describe, expect, test } from "@jest/globals";
import { presentedKey } from "./presented-key.js";

describe("A3 the key of an Authorization header", () => {
  test.each([
    ["Api-Key sk-1", "sk-1"],
    ["api-key sk-1", "sk-1"],
    ["API-KEY   sk-1", "sk-1"],
    ["Bearer sk-1", "sk-1"],
    ["bearer\tsk-1", "sk-1"],
    ["sk-1", undefined],
    ["Basic sk-1", undefined],
    ["Api-Keysk-1", undefined],
    ["Api-Key", undefined],
    ["Api-Key ", undefined],
    ["Api-Key sk-1 sk-2", undefined],
    ["X Api-Key sk-1", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("%j presents %j", (header, key) => {
    expect(presentedKey(header)).toBe(key);
  });
});
