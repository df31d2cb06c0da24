import { createServer } from "node:http";
import { once } from "node:events";

/** Takes what it is sent and forgets it; answers its address and how to end it. */
export const startCollector = async () => {
  const server = createServer((request, response) => {
    request.resume().once("end", () => response.writeHead(200).end("{}"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
