import { expect, test } from "@jest/globals";
import { readText } from "../untyped.fixture.js";
import { actionReaders } from "./actions.js";

/** The names in a table of message types of the client. */
const namesIn = (table: string): readonly string[] => {
  const text = readText("client/src/embed/messages.ts");
  const start = text.indexOf(`export interface ${table} {`);
  const body = text.slice(start, text.indexOf("\n}", start));
  return [...body.matchAll(/^ {2}"?([a-z-]+)"?:/gm)].map(([, name]) => name ?? "");
};

test("G5: the page reads every action that the client may send, and no other", () => {
  expect(Object.keys(actionReaders).toSorted()).toEqual([...namesIn("HostActions")].toSorted());
});

test("G5: the protocol's page names every event and every action", () => {
  const text = readText("../docs/protocol/messages.md");
  const named = [...text.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  const types = [...namesIn("FrameEvents"), ...namesIn("HostActions")];
  expect([...new Set(named)].toSorted()).toEqual([...new Set(types)].toSorted());
});
