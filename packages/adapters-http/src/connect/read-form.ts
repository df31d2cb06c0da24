import type { Request } from "express";
import { Failure, type Parameters } from "@embedded-analytics/domain";
import { webParameters } from "./web-parameters.js";
import { clientGroup } from "../request/client-group.js";
import { discard } from "../request/discard.js";
import { readBytes } from "../request/read-bytes.js";
import type { UnfinishedBodies } from "../request/unfinished-bodies.js";

/** More than any form of ours holds. */
const formBytesMax = 16 * 1024;

const formType = /^application\/x-www-form-urlencoded\s*(;\s*charset=("?)utf-8\2\s*)?$/i;

/** Reads a form, as OAuth and browsers send one; rejects with a `Failure` where there is none. */
export const formReader =
  (unfinished: UnfinishedBodies) =>
  async (request: Request): Promise<Parameters> => {
    if (!formType.test(request.headers["content-type"] ?? "")) {
      discard(request);
      const sentence = "The Content-Type must be application/x-www-form-urlencoded in UTF-8.";
      throw new Failure("unsupported_media_type", sentence);
    }
    const read: unknown = request.body;
    // A parser of the host has read it already.
    if (typeof read === "object" && read !== null && !(read instanceof Uint8Array)) {
      const fields = Object.entries(read).filter(([, value]) => typeof value === "string");
      return webParameters(new URLSearchParams(fields as [string, string][]).toString());
    }
    const address = clientGroup(request.ip);
    const reading = { bytesMax: formBytesMax, unfinished, address, hasKey: false };
    const bytes = read instanceof Uint8Array ? read : await readBytes(request, reading);
    if (bytes instanceof Failure) throw bytes;
    return webParameters(Buffer.from(bytes).toString("utf8"));
  };
