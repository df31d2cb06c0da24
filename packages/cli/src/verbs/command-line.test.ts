import { describe, expect, test } from "@jest/globals";
import type { Command } from "commander";
import { commandLine } from "./command-line.js";
import { read } from "./verbs.fixture.js";

describe("J1: the command line", () => {
  test("serves where it is asked for nothing", () => {
    expect(read().asked).toBe("serve");
    expect(read("serve").asked).toBe("serve");
    expect(read("cluster").asked).toBe("cluster");
    expect(read("serve", "more").asked).toBe(2);
  });

  test("suggests what was meant by a typo, in a verb and in an option", () => {
    const { asked, error } = read("provison", "apply", "a.yaml");
    expect([asked, error]).toEqual([2, expect.stringContaining("Did you mean provision?")]);
    expect(read("provision", "dif", "a.yaml").error).toContain("Did you mean diff?");
    expect(read("agents", "--usages").error).toContain("Did you mean --usage?");
  });

  test("provision apply and diff take a file; a dry run is a diff", () => {
    const diff = { kind: "diff", file: "a.yaml", prune: false, isJson: false };
    expect(read("provision", "diff", "a.yaml").asked).toEqual(diff);
    expect(read("provision", "apply", "a.yaml", "--dry-run").asked).toEqual(diff);
    expect(read("provision", "apply", "--json", "a.yaml").asked).toEqual({
      kind: "apply",
      file: "a.yaml",
      prune: false,
      isAgreed: false,
      isJson: true,
    });
    expect(read("provision", "apply", "a.yaml", "--prune", "--yes").asked).toMatchObject({
      prune: true,
      isAgreed: true,
    });
    expect(read("provision", "apply", "a.yaml", "--yes").asked).toBe(2);
    expect(read("provision", "apply", "a.yaml", "--prune", "--json").asked).toBe(2);
    for (const args of [[], ["apply"], ["diff"], ["diff", "a.yaml", "b.yaml"]]) {
      expect(read("provision", ...args).asked).toBe(2);
    }
  });

  test("chat takes who asks, and values of attributes as JSON or as text", () => {
    const args = ["--attribute", "city=Berlin", "--attribute", "tags=[1]", "--group", "a"];
    expect(read("chat", ...args, "--group", "b", "--no-color", "--message", "why?").asked).toEqual({
      url: undefined,
      key: undefined,
      user: undefined,
      attributes: [
        { name: "city", value: "Berlin" },
        { name: "tags", value: [1] },
      ],
      groups: ["a", "b"],
      chatId: undefined,
      message: "why?",
      isColoured: false,
      isJson: false,
    });
  });

  test.each([
    [["--attribute", "city"]],
    [["--url", "ftp://somewhere"]],
    [["--url", "somewhere"]],
    [["--message", " "]],
    [["more"]],
  ])("chat does not understand %j", (args) => {
    expect(read("chat", ...args).asked).toBe(2);
  });

  test("help is no mistake, is written where answers are, and begins with examples", () => {
    for (const command of allOf(commandLine(() => undefined))) {
      const { asked, said, error } = read(...pathOf(command), "--help");
      expect([asked, error]).toEqual([0, ""]);
      if (command.commands.length === 0)
        expect(said).toMatch(/^Examples:\n {2}embedded-analytics /);
      expect(said).toContain(`Usage: ${["embedded-analytics", ...pathOf(command)].join(" ")}`);
    }
  });

  test("each example of the help is understood", () => {
    const examples = allOf(commandLine(() => undefined)).flatMap((command) =>
      [...read(...pathOf(command), "--help").said.matchAll(/^ {2}embedded-analytics (.+)$/gm)].map(
        ([, text = ""]) => text,
      ),
    );
    expect(examples.length).toBeGreaterThan(10);
    for (const example of examples) {
      const args = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, plain = ""]) => quoted ?? plain,
      );
      expect([example, typeof read(...args).asked]).not.toEqual([example, "number"]);
    }
  });
});

/** A command and all below it. */
const allOf = (command: Command): readonly Command[] => [
  command,
  ...command.commands.flatMap(allOf),
];

/** The words that lead to a command, without the program's name. */
const pathOf = (command: Command): readonly string[] =>
  command.parent === null ? [] : [...pathOf(command.parent), command.name()];
