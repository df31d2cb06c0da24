import { expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { greet } from "./greeting.js";

test.each(["plain", "with space", "it's", '$HOME `x` "y"', "a;b&c", "(d)"])(
  "the curl lines can be pasted where the key's file lies in a folder named %s",
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), "greeting-"));
    mkdirSync(join(folder, name));
    const path = join(folder, name, "demo-admin-key");
    writeFileSync(path, "the key\n");
    const greeting = greet({
      url: "http://localhost:4000",
      store: "somewhere",
      demo: { apiKey: "unused", path, isNew: false },
    });
    const lines = greeting.match(/^ {2}curl [^]*?'$/gm) ?? [];
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      const program = `curl() { printf '%s\\n' "$@"; }\n${line}`;
      const said = execFileSync("sh", ["-c", program], { encoding: "utf8" }).split("\n");
      expect(said).toContain("Authorization: Api-Key the key");
      expect(JSON.parse(said.at(-2) ?? "")).toBeDefined();
    }
    rmSync(folder, { recursive: true });
  },
);
