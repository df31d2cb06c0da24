/** What resumable-stream asks of Redis, in the memory of this process. */
export const publishingInMemory = () => {
  const values = new Map();
  const heard = new Map();
  const connect = async () => undefined;
  return {
    publisher: {
      connect,
      publish: async (channel, message) => {
        setImmediate(() => heard.get(channel)?.(message)); // as late as a network would be, at least
        return 1;
      },
      set: async (key, value) => {
        values.set(key, value);
        return "OK";
      },
      get: async (key) => values.get(key) ?? null,
      incr: async (key) => {
        const next = Number(values.get(key) ?? 0) + 1;
        if (Number.isNaN(next)) throw new Error("ERR value is not an integer or out of range");
        values.set(key, String(next));
        return next;
      },
    },
    subscriber: {
      connect,
      subscribe: async (channel, callback) => void heard.set(channel, callback),
      unsubscribe: async (channel) => void heard.delete(channel),
    },
  };
};
