import { describe, expect, test } from "@jest/globals";
import { read } from "../verbs.fixture.js";

const send = {
  kind: "send",
  method: "POST",
  path: "agents",
  isFinal: false,
  isAgreed: false,
  isDryRun: false,
  isJson: false,
};

describe("J1: agents over HTTP from the command line", () => {
  test("one is made with what is said of it, and no more", () => {
    expect(read("agents", "create", "5", "analyst").asked).toEqual({
      ...send,
      body: { id: "5", name: "analyst" },
      summary: "make the agent 5",
    });
  });

  test("the settings of one are replaced, with all that a declaration has", () => {
    const options = [
      "--deployment",
      "2",
      "--provider",
      "gateway",
      "--model",
      "m",
      "--thinking",
      "off",
    ];
    const tools = ["--tool", "svcMeta", "--tool", "svcSqlApi", "--accept-client-chat-ids"];
    const further = ["--instructions", "Be brief.", "--settings", '{"budgets":{"steps":8}}'];
    const args = ["writer", ...options, ...tools, ...further, "--dry-run", "--json"];
    expect(read("agents", "update", "5", ...args).asked).toEqual({
      ...send,
      body: {
        id: "5",
        name: "writer",
        deployment: 2,
        provider: "gateway",
        model: "m",
        thinking: "off",
        tools: ["svcMeta", "svcSqlApi"],
        acceptClientChatIds: true,
        instructions: "Be brief.",
        budgets: { steps: 8 },
      },
      summary: "replace the settings of the agent 5",
      isDryRun: true,
      isJson: true,
    });
  });

  test("they are listed, and deleted once that is agreed to", () => {
    expect(read("agents", "list", "--all", "--json").asked).toMatchObject({
      kind: "list",
      path: "agents",
      isWhole: true,
      isJson: true,
    });
    expect(read("agents", "delete", "a/b", "--yes").asked).toEqual({
      ...send,
      method: "DELETE",
      path: "agents/a%2Fb",
      summary: "delete the agent a/b",
      isFinal: true,
      isAgreed: true,
    });
  });

  test.each([
    [["create"], "missing required argument 'id'"],
    [["create", "5"], "missing required argument 'name'"],
    [["create", "5", "a", "--modl", "m"], "Did you mean --model?"],
    [["update", "5", "a", "--deployment", "shop"], "id of a deployment"],
    [["update", "5", "a", "--thinking", "loud"], "Allowed choices are development"],
    [["update", "5", "a", "--settings", "[1]"], "must be a JSON object"],
    [["update", "5", "a", "--settings", "{"], "must be a JSON object"],
  ])("%j is not understood, and it is said why", (args, why) => {
    const { asked, error } = read("agents", ...args);
    expect([asked, error]).toEqual([2, expect.stringContaining(why)]);
  });

  test("examples stand first in the help", () => {
    for (const word of ["list", "create", "update", "delete"]) {
      const { said } = read("agents", word, "--help");
      expect(said).toMatch(new RegExp(`^Examples:\n  embedded-analytics agents ${word}`));
    }
  });

  test("accounts are still named alone", () => {
    expect(read("agents", "acme", "--json").asked).toMatchObject({ accountNames: ["acme"] });
  });
});
