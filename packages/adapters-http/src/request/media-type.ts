import type { IncomingHttpHeaders } from "node:http";
import { Failure } from "@embedded-analytics/domain";

/**
 * Why a body is not taken as JSON, going by its headers alone (B1). Only `application/json` in
 * UTF-8 is: `service.md` requires that type, and types such as `application/problem+json` mean
 * something else than a request. Parameters other than `charset` say nothing.
 */
export const mediaTypeProblem = (headers: IncomingHttpHeaders): Failure | undefined => {
  const type = headers["content-type"];
  if (type !== "application/json" && !isJson(type ?? "")) {
    return unsupported("The Content-Type must be application/json in UTF-8.");
  }
  const encoding = headers["content-encoding"];
  return encoding === undefined || encoding.toLowerCase() === "identity"
    ? undefined
    : unsupported("The body must not be compressed.");
};

const isJson = (contentType: string): boolean => {
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim());
  return (
    type.toLowerCase() === "application/json" &&
    parameters.every((parameter) => !/^charset=/i.test(parameter) || utf8.test(parameter))
  );
};

const utf8 = /^charset=(?:utf-8|"utf-8")$/i;

const unsupported = (detail: string): Failure => new Failure("unsupported_media_type", detail);
