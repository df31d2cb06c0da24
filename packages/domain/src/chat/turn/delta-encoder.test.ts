import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { encodeLine } from "./chat-line.js";
import { DeltaEncoder } from "./delta-encoder.js";
import { deltaLine } from "../run/turn-writer.js";

/** Any units at all: lone surrogates, control characters, the separators of T18. */
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("\u2028", "\u2029", "\ud83d", "\ude00", "\n", "\0", '"', "é"),
  }),
);

it("D5, T18: a delta is the line that any other way would have made of it, and its bytes are counted", () => {
  fc.assert(
    fc.property(
      fc.record({ answerId: text, agentNode: text }),
      fc.array(fc.record({ content: text, thinking: text, sort: fc.nat() })),
      (source, deltas) => {
        const encoder = new DeltaEncoder(source);
        const { answerId: id, agentNode } = source;
        for (const { content, thinking, sort } of deltas) {
          const line = deltaLine({ id, graphPath: [agentNode], content, thinking, sort });
          const text = encodeLine(line);
          const bytes = Buffer.byteLength(text);
          expect(encoder.encode(content, thinking, sort)).toEqual({ text, bytes });
        }
      },
    ),
  );
});
