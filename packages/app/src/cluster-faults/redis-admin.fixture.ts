import { connect } from "node:net";

/** Sends commands to a Redis past everybody's proxies, and answers its words as they are. */
export const askRedis = (url: string, ...commands: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (bytes) => (answer += bytes.toString()));
    socket.on("error", reject);
    socket.on("close", () => {
      resolve(answer);
    });
    socket.write([...commands, "QUIT", ""].join("\r\n"));
  });
