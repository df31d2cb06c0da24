import { describe, expect, it } from "@jest/globals";
import { urlProblem } from "./url-problem.js";

const secret = "geh%im@word";

describe("the address of a database", () => {
  it.each([
    "postgres://ada:secret@db.internal:6432/shop?sslmode=verify-full",
    "postgresql://ada@localhost",
    "postgres://ada:%40%3A%2F@[::1]/shop",
    "postgres:///shop?host=/var/run/postgresql&user=ada",
  ])("K1: %s is one", (text) => {
    expect(urlProblem(text)).toBeUndefined();
  });

  it.each([
    ["db.internal/shop", "does not begin with postgres://"],
    [`mysql://ada:${secret}@db/shop`, "does not begin with postgres://"],
    [`postgres://ada:${secret}@db/shop`, "cannot be read: of its password"],
    ["postgres://ada:ge/heim@db:x/shop", "cannot be read: of its password"],
    ["postgres://ada:geheim@db:port/shop", "cannot be read: of its password"],
    [" postgres://ada@db/shop", "does not begin with postgres://"],
    ["postgres://ada:ge heim@db/shop", "has a space or a line break in it"],
    ["postgres://ada:geheim@db/shop\n", "has a space or a line break in it"],
    ["postgres:///shop?user=ada", "names no host"],
    ["postgres://db/shop", "names no role"],
    ["postgres://ada:geheim@db/shop?sslmode=geheim", "has an sslmode that is none of disable"],
  ])("K1 T17: %j is none, and nothing of it is repeated", (text, problem) => {
    const said = urlProblem(text);
    expect(said).toContain(problem);
    expect(said).not.toMatch(/ge.?h|ada|shop/);
  });
});
