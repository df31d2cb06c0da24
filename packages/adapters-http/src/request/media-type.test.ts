import { describe, expect, test } from "@jest/globals";
import { mediaTypeProblem } from "./media-type.js";

describe("B1 the media type of a body", () => {
  test.each([
    "application/json",
    "Application/JSON",
    "application/json;charset=utf-8",
    'application/json; charset="UTF-8"',
    "application/json ; CHARSET=utf-8",
    "application/json; profile=x",
    "application/json;",
  ])("%s is JSON", (type) => {
    expect(mediaTypeProblem({ "content-type": type })).toBeUndefined();
  });

  test.each([
    undefined,
    "",
    "text/plain",
    "text/json",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "application/problem+json",
    "application/json; charset=utf-16",
    "application/json; charset=latin1; charset=utf-8",
    "application/json, text/plain",
    "text/plain; application/json",
  ])("%s is not", (type) => {
    const problem = mediaTypeProblem(type === undefined ? {} : { "content-type": type });
    expect(problem?.code).toBe("unsupported_media_type");
  });

  test("a compressed body is not taken, an uncompressed one that says so is", () => {
    const withEncoding = (encoding: string) =>
      mediaTypeProblem({ "content-type": "application/json", "content-encoding": encoding })?.code;
    expect(withEncoding("gzip")).toBe("unsupported_media_type");
    expect(withEncoding("identity, gzip")).toBe("unsupported_media_type");
    expect(withEncoding("Identity")).toBeUndefined();
  });
});
