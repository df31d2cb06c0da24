import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { accessOf, type DataAccess, type Query } from "@embedded-analytics/domain";
import { collect, type Collected } from "../../engine/engine.fixture.js";
import { duckdbPorts } from "../../ports.js";

/** The demo shop's own model over a handful of rows, for somebody who may see everything. */
export interface DemoShop {
  ask(sql: string, timezone?: string): Promise<Collected>;
  close(): Promise<void>;
}

const model = fileURLToPath(new URL("../../../../app/demo/shop/model", import.meta.url));

const tables: Readonly<Record<string, string>> = {
  categories: "id,name\n1,Tents\n2,Shoes",
  cities:
    "name,region,country,inhabitants\nBerlin,East,Germany,3755000\nZurich,Alps,Switzerland,443000",
  customers: `id,name,email,city,region,company,joined_on
1,Katja Martin,katja@example.com,Berlin,East,acme-corp,2023-05-15
2,Ann Novák,ann@example.com,Zurich,Alps,,2024-05-15`,
  stores: `id,name,city,opened_on,closed_on
1,Web shop,,2015-03-01,
2,Berlin Mitte,Berlin,2015-03-01,2025-01-31`,
  products: `id,category_id,name,price,launched_on
1,1,Dome Tent Alder II,537.90,2022-08-04
2,2,Trail Shoe Birch,129.90,2024-11-12`,
  orders: `id,customer_id,store_id,ordered_at,status,city,region,company
1,1,1,2025-11-01 06:35:44,completed,Berlin,East,acme-corp
2,2,2,2026-01-15 09:22:50,cancelled,Zurich,Alps,
3,1,1,2026-01-20 21:22:50,partly_returned,Berlin,East,acme-corp`,
  order_lines: `id,order_id,product_id,quantity,unit_price,discount_percent,net_amount,cost_amount,state,city,region,company
1,1,1,1,537.90,0,537.90,280.50,sold,Berlin,East,acme-corp
2,2,2,2,129.90,10,233.82,110.25,cancelled,Zurich,Alps,
3,3,1,1,537.90,0,537.90,280.50,sold,Berlin,East,acme-corp
4,3,2,1,129.90,0,129.90,55.10,returned,Berlin,East,acme-corp`,
};

/** Opens it, in worker processes as the service does. */
export const openDemoShop = async (): Promise<DemoShop> => {
  const folder = mkdtempSync(join(tmpdir(), "demo-shop-"));
  cpSync(model, join(folder, "shop", "model"), { recursive: true });
  mkdirSync(join(folder, "shop", "data"));
  for (const [name, text] of Object.entries(tables)) {
    writeFileSync(join(folder, "shop", "data", `${name}.csv`), `${text}\n`);
  }
  const lines: string[] = [];
  const ports = duckdbPorts({
    folderOf: (name) => join(folder, name),
    cacheDirectory: join(folder, "cache"),
    query: { seconds: 60, rowsMax: 1000, concurrency: 1, memoryMb: 512 },
    log: { warn: (line) => lines.push(line), error: (line) => lines.push(line) },
  });
  const deployment = { id: 1, name: "shop", modelFolder: "shop" } as unknown as Query["deployment"];
  const found = await ports.semanticCatalog.load(1, deployment, undefined);
  if (found.kind !== "found") throw new Error(`${found.kind}: ${lines.join()}`);
  const access: DataAccess = accessOf(found.model, manager, false);
  const { version } = found.model;
  return {
    ask: async (sql, timezone = "UTC") => {
      const query: Query = {
        deployment,
        branchName: undefined,
        modelVersion: version,
        sql,
        access,
        timezone,
        rowsTake: 5,
      };
      return collect(await ports.queryRunner.run(1, query, new AbortController().signal));
    },
    close: async () => {
      await ports.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const manager: Parameters<typeof accessOf>[1] = {
  lane: "tenant_wide",
  embedTenantName: undefined,
  groupScope: "demo",
  groups: ["managers"],
  userAttributes: {},
  securityContext: {},
};
