import type { IncomingMessage } from "node:http";
import { Failure } from "@embedded-analytics/domain";
import { discard } from "./discard.js";

/**
 * The bytes of a body, at most `bytesMax`: never more than that is held. A body that is longer, or
 * shorter than it said, is the `Failure` that tells so (B1).
 */
export const readBytes = (
  request: IncomingMessage,
  bytesMax: number,
): Promise<Uint8Array | Failure> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const stop = (): void => {
      request.off("data", take).off("end", finish).off("error", cut).off("close", cut);
    };
    const refuse = (): void => {
      stop();
      chunks.length = 0;
      discard(request);
      resolve(new Failure("body_too_large", `The body is longer than ${bytesMax} bytes.`));
    };
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > bytesMax) refuse();
      else chunks.push(chunk);
    };
    const finish = (): void => {
      stop();
      const [first] = chunks;
      resolve(chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks, bytes));
    };
    const cut = (): void => {
      resolve(new Failure("invalid_json", "The body ended before it was complete."));
    };

    if (Number(request.headers["content-length"] ?? 0) > bytesMax) refuse();
    else request.on("data", take).once("end", finish).on("error", cut).once("close", cut);
  });
