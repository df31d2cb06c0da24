import type { IncomingMessage } from "node:http";
import { Failure } from "@embedded-analytics/domain";
import { BodyBuffer } from "./body-buffer.js";
import { discard, discardLittle } from "./discard.js";
import type { BodyReader, CountedBody, UnfinishedBodies } from "./unfinished-bodies.js";

/** How a body is read. */
export interface Reading extends Pick<BodyReader, "address" | "hasKey"> {
  readonly bytesMax: number;
  /** Where it is counted until it is complete. */
  readonly unfinished: UnfinishedBodies;
}

/**
 * The bytes of a body, at most `bytesMax`: never more than that is held. A body that is longer, or
 * shorter than it said, or that is in the way of others, is the `Failure` that tells so (B1).
 */
export const readBytes = (
  request: IncomingMessage,
  { bytesMax, unfinished, address, hasKey }: Reading,
): Promise<Uint8Array | Failure> =>
  new Promise((resolve) => {
    if (Number(request.headers["content-length"] ?? 0) > bytesMax) {
      discard(request);
      resolve(tooLong(bytesMax));
      return;
    }
    const body = new BodyBuffer();
    const stop = (): void => {
      counted.done();
      request.off("data", take).off("end", finish).off("error", cut).off("close", cut);
    };
    const refuse = (failure: Failure): void => {
      stop();
      body.clear();
      resolve(failure);
    };
    const take = (chunk: Buffer): void => {
      if (body.length + chunk.length > bytesMax) {
        refuse(tooLong(bytesMax));
        discard(request);
        return;
      }
      body.add(chunk);
      counted.holds(body.heldBytes);
    };
    const finish = (): void => {
      stop();
      resolve(body.bytes());
    };
    const cut = (): void => {
      refuse(new Failure("invalid_json", "The body ended before it was complete."));
    };
    request.on("data", take).once("end", finish).on("error", cut).once("close", cut);
    const counted: CountedBody = unfinished.begin({
      address,
      hasKey,
      refuse: (failure) => {
        refuse(failure);
        discardLittle(request);
      },
    });
  });

const tooLong = (bytesMax: number): Failure =>
  new Failure("body_too_large", `The body is longer than ${bytesMax} bytes.`);
