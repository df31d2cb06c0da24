import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A language model behind HTTP, whose answers to a question stop in their middle while it is held. */
export interface SlowProvider {
  /** What the service is started with to have it as the demo's second agent. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether answers that begin now stop after their first half. */
  hold(isHeld: boolean): void;
  /** How many answers were begun. */
  readonly answers: () => number;
  readonly close: () => void;
}

const chunk = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

export const startSlowProvider = async (): Promise<SlowProvider> => {
  let isHeld = false;
  let answers = 0;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      answers += 1;
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(chunk({ content: "The first half. " }));
      if (isHeld) return;
      response.end(`${chunk({ content: "The second half." })}${chunk({}, "stop")}data: [DONE]\n\n`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_MODEL: "a-model",
      OPENAI_API_KEY: "key-of-the-provider",
    },
    hold: (given) => {
      isHeld = given;
    },
    answers: () => answers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
