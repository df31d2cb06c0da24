import type { Request } from "express";
import { parseJson } from "@embedded-analytics/domain";
import { discard } from "./discard.js";
import { mediaTypeProblem } from "./media-type.js";
import { readBytes } from "./read-bytes.js";

/**
 * The body as a value of unknown shape. Whatever is wrong with it comes as a `Failure` in its
 * place, so that the use case reports it in its turn, after authentication (B2).
 *
 * Where a parser of the host (`express.json()`) has read the body already, its result is taken;
 * the host's limits then hold instead of ours, and keys given twice have gone unseen.
 */
export const readJson = async (request: Request, bytesMax: number): Promise<unknown> => {
  const refused = mediaTypeProblem(request.headers);
  if (refused !== undefined) {
    discard(request);
    return refused;
  }
  const parsed: unknown = request.body;
  if (parsed instanceof Uint8Array) return parseJson(parsed);
  if (parsed !== undefined) return parsed;
  if (request.readableDidRead) {
    throw new Error("The body was read before the router got it, and left no request.body.");
  }
  const bytes = await readBytes(request, bytesMax);
  return bytes instanceof Uint8Array ? parseJson(bytes) : bytes;
};
