import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { familyOf } from "../../testing/processes.js";
import { startService } from "../../testing/service-process.js";
import { openPage, startBrowser, type WatchedPage } from "../browser.fixture.js";

const key = `sk-${"r".repeat(12)}-${"k".repeat(43)}`;
const account = `accounts:
  - name: acme
    flags: { useCreatorMode: true }
    keys: [{ name: server, fromEnv: BOOTSTRAP_API_KEY }]
    deployments: [{ id: 1, name: shop, model: ./shop }]
    embedTenants: [{ name: globo }]
`;
const modelWith = (measure: string): string => `cubes:
  - name: sales
    sql_table: sales
    dimensions:
      - { name: product, sql: product, type: string }
    measures:
      - { name: ${measure}, sql: amount, type: sum }
`;
const user = { embedTenantName: "globo", externalId: "ada", creatorMode: true };

/** The service as a person starts it, a dashboard of a user, and a model whose measure is renamed. */
export interface RepairWorld {
  /** Writes the model anew; the service looks at its files at most once a second. */
  readonly rename: (measure: string) => Promise<void>;
  /** Makes a dashboard of these tiles, one a row, and says its id. */
  readonly make: (tiles: readonly object[]) => Promise<string>;
  /** The tiles that something is offered for, as the service says now. */
  readonly offered: (publicId: string) => Promise<readonly string[]>;
  readonly open: (publicId: string) => Promise<WatchedPage>;
  readonly close: () => Promise<void>;
}

/** Starts it. */
export const startRepairWorld = async (): Promise<RepairWorld> => {
  const folder = await mkdtemp(join(tmpdir(), "creator-repair-"));
  const write = (path: string, text: string): Promise<void> => writeFile(join(folder, path), text);
  for (const part of ["model", "data"])
    await mkdir(join(folder, "shop", part), { recursive: true });
  await write("accounts.yaml", account);
  await write("shop/data/sales.csv", "product,amount\nBoot,20\nTent,10\n");
  const rename: RepairWorld["rename"] = (measure) =>
    write("shop/model/sales.yml", modelWith(measure));
  await rename("margin");
  const service = startService({
    DATA_DIR: join(folder, "data"),
    BOOTSTRAP_FILE: join(folder, "accounts.yaml"),
    BOOTSTRAP_API_KEY: key,
    PORT: "0",
  });
  const url = await service.listening();
  const browser: Browser | undefined = await startBrowser();
  const headers = { Authorization: `Api-Key ${key}`, "Content-Type": "application/json" };
  const post = async (path: string, body: object): Promise<Readonly<Record<string, string>>> => {
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}/api/v1/${path}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return JSON.parse(text) as Readonly<Record<string, string>>;
  };
  const sessionOf = async (): Promise<string> => {
    const { sessionId } = await post("embed/generate-session", { deploymentId: 1, ...user });
    return sessionId!;
  };
  return {
    rename,
    make: async (tiles) => {
      await sessionOf();
      const definition = { filters: [], rows: tiles.map((tile) => ({ tiles: [tile] })) };
      const content = { title: "Ours", visibility: "tenant", definition };
      const made = await post("deployments/1/dashboards", { ...content, sessionSettings: user });
      return made["publicId"]!;
    },
    offered: async (publicId) => {
      const settings = Buffer.from(JSON.stringify(user)).toString("base64url");
      const response = await fetch(`${url}/api/v1/deployments/1/dashboards/${publicId}`, {
        headers: { ...headers, "X-Session-Settings": settings },
      });
      const { offers = [] } = (await response.json()) as { offers?: { readonly tile: string }[] };
      return offers.map(({ tile }) => tile);
    },
    open: async (publicId) => {
      const watched = await openPage(browser!, [url]);
      const address = `${url}/embed/d/1/app?dashboard=${publicId}&session=${await sessionOf()}`;
      await watched.page.goto(address);
      await watched.page.getByRole("heading", { name: "Ours" }).waitFor();
      return watched;
    },
    close: async () => {
      await browser?.close();
      for (const pid of familyOf(service.pid)) process.kill(pid, "SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
};
