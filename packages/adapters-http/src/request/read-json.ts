import type { Request } from "express";
import { Failure, parseJson } from "@embedded-analytics/domain";
import { discard } from "./discard.js";
import { mediaTypeProblem } from "./media-type.js";
import { readBytes, type Reading } from "./read-bytes.js";

/**
 * The body as a value of unknown shape. Whatever is wrong with it comes as a `Failure` in its
 * place, so that the use case reports it in its turn, after authentication (B2).
 *
 * Where a parser of the host (`express.json()`) has read the body already, its result is taken;
 * the host's limits then hold instead of ours, and keys given twice have gone unseen.
 */
export const readJson = async (request: Request, reading: Reading): Promise<unknown> => {
  const refused = mediaTypeProblem(request.headers);
  if (refused !== undefined) {
    discard(request);
    return refused;
  }
  const read: unknown = request.body;
  if (read instanceof Uint8Array) return parseJson(read);
  if (read !== undefined) return read;
  if (request.readableDidRead) {
    throw new Error("The body was read before the router got it, and left no request.body.");
  }
  const bytes = await readBytes(request, reading);
  return bytes instanceof Uint8Array ? parsed(bytes, request) : bytes;
};

const parsed = (bytes: Uint8Array, { headers }: Request): unknown => {
  const value = parseJson(bytes);
  const isCut =
    value instanceof Failure &&
    value.code === "invalid_json" &&
    headers["content-length"] !== undefined &&
    bytes.some((byte) => byte > 0x7f);
  return isCut ? new Failure(value.code, `${value.detail} ${countBytes}`) : value;
};

/** Clients in the field count characters, so that texts beyond ASCII arrive cut. */
const countBytes = "It may be cut: Content-Length must count bytes of UTF-8, not characters.";
