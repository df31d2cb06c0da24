import { describe, expect, it } from "@jest/globals";
import * as fc from "fast-check";
import { encodeLine } from "./chat-line.js";
import type { AskedBranch } from "../claim/parse-chat.js";
import { showsThinking, withoutThinking } from "./shows-thinking.js";
import { deltaLine } from "../run/turn-writer.js";

const unsaid: AskedBranch = { kind: "unsaid" };
const main: AskedBranch = { kind: "main" };
const dev: AskedBranch = { kind: "named", name: "dev" };
const page = { branchName: undefined };
const pageOfBranch = { branchName: "dev" };

describe("D13: who sees thinking in development mode", () => {
  it.each([
    ["a server", undefined, false, unsaid, false],
    ["a server that names the main branch", undefined, false, main, false],
    ["a server in development mode", undefined, true, unsaid, true],
    ["a server on another branch", undefined, false, dev, true],
    ["a page", page, false, unsaid, false],
    ["a page that says that it develops", page, true, unsaid, false],
    ["a page that names another branch", page, true, dev, false],
    ["a page of another branch", pageOfBranch, false, unsaid, true],
  ])("%s: %#", (_who, session, isDevMode, branch, shows) => {
    expect(showsThinking("development", session, { isDevMode, branch })).toBe(shows);
    expect(showsThinking("always", session, { isDevMode, branch })).toBe(true);
    expect(showsThinking("off", session, { isDevMode, branch })).toBe(false);
  });
});

describe("D13: lines for who may not see it", () => {
  const delta = (content: string, thinking: string): string =>
    encodeLine(deltaLine({ id: "a", graphPath: ["n"], content, thinking, sort: 7 }));

  it("are without those that hold nothing but thinking, and empty of it in the others", () => {
    const lines = [delta("", ""), delta("", "Hm"), delta("Five", ""), delta("Six", "Hm")];
    expect(withoutThinking(lines)).toEqual([delta("", ""), delta("Five", ""), delta("Six", "")]);
  });

  it("are the same where there is nothing to leave out, whatever is said in them", () => {
    const said = '"thinking":"x" and \\"thinking":"y';
    const tool = { name: said, input: JSON.stringify({ thinking: said }) };
    const lines = [delta(said, ""), `${JSON.stringify({ id: said, toolCall: tool })}\n`];
    expect(withoutThinking(lines)).toBe(lines);
  });

  it("hold no thought, whatever it is", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom('"', "\\", '\\"', '","thinking":"', '"thinking":""', "\u2028", "{}"),
    );
    fc.assert(
      fc.property(fc.array(text), fc.array(text), (words, thoughts) => {
        const [content, thinking] = [words.join(""), thoughts.join("")];
        const expected = content === "" && thinking !== "" ? [] : [delta(content, "")];
        expect(withoutThinking([delta(content, thinking)])).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
