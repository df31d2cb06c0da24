// The least that does it: lines are published, one subscriber in each reading process hears them and
// tells all readers there. Nothing is kept: who comes later has missed them.
import { Redis } from "ioredis";
import { closingLine, deltaLine } from "../chat/delta.mjs";
import { say } from "../chat/script.mjs";

export const connectRaw = (url) => {
  const publisher = new Redis(url);
  const subscriber = new Redis(url);
  const readers = new Map();
  subscriber.on("message", (id, line) => {
    for (const take of readers.get(id) ?? []) take([line]);
  });
  return {
    begin: async (id, script) => ({
      spoken: (async () => {
        let sort = 0;
        let published;
        for await (const text of say(script, new AbortController().signal)) {
          published = publisher.publish(id, deltaLine(id, text, ++sort));
        }
        await published;
        await publisher.publish(id, closingLine);
      })(),
    }),
    follow: async (id, take) => {
      if (!readers.has(id)) {
        readers.set(id, new Set());
        await subscriber.subscribe(id);
      }
      let end;
      const ended = new Promise((resolve) => (end = resolve));
      const mine = (lines) => {
        take(lines);
        if (lines.at(-1) !== closingLine) return;
        readers.delete(id);
        end(subscriber.unsubscribe(id));
      };
      readers.get(id).add(mine);
      return { ended };
    },
  };
};
