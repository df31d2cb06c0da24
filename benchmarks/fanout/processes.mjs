import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("process-main.mjs", import.meta.url));

/** Starts a process of a contestant; each of its methods can be called as a function. */
export const startProcess = (name, url) => {
  const child = fork(program, [name, url], { execArgv: [...process.execArgv, "--expose-gc"] });
  const ended = once(child, "exit");
  const waiting = new Map();
  let calls = 0;
  child.on("message", ({ call, answer, error }) => {
    const { resolve, reject } = waiting.get(call);
    waiting.delete(call);
    if (error === undefined) resolve(answer);
    else reject(new Error(`${name}: ${error}`));
  });
  ended.then(() => {
    for (const { reject } of waiting.values()) reject(new Error(`${name}: its process has ended`));
  });
  const call = (method, asked) =>
    new Promise((resolve, reject) => {
      waiting.set(++calls, { resolve, reject });
      child.send({ call: calls, method, asked });
    });
  return {
    stop: async () => {
      child.disconnect();
      await ended;
    },
    call: (method, ...asked) => call(method, asked),
  };
};

/** A contestant: one process that writes, one that reads. */
export const startPair = (name, url) => {
  const [writer, readers] = [startProcess(name, url), startProcess(name, url)];
  return {
    name,
    writer,
    readers,
    stop: async () => {
      await Promise.all([writer.stop(), readers.stop()]);
    },
  };
};

let streams = 0;

/** The id of a new stream. */
export const newStream = () => `stream-${process.pid}-${++streams}`;

/** One stream for so many readers; what they saw, and when the agent began. */
export const watched = async ({ name, writer, readers }, count, script, isTimed) => {
  const id = newStream();
  await writer.call("begin", id, script);
  await readers.call("follow", id, count, isTimed);
  const begunMs = await writer.call("go");
  const seen = await readers.call("seen", id);
  await writer.call("spoken", id);
  if (seen.lines < script.lines) throw new Error(`${name}: ${seen.lines} of ${script.lines} lines`);
  return { ...seen, begunMs };
};
