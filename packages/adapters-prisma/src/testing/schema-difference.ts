import type pg from "pg";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ColumnTypeEnum, bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import { testPool } from "./test-pool.js";

const schemaFile = fileURLToPath(new URL("../../prisma/schema.prisma", import.meta.url));

/**
 * The SQL that would bring the database at `url` to what `prisma/schema.prisma` says; empty when
 * they agree. What Prisma cannot express (storage parameters, functions, checks) is not compared.
 */
export async function schemaDifference(url: string): Promise<string> {
  const pool = testPool(url);
  const factory = bindMigrationAwareSqlAdapterFactory(introspectionAdapter(pool));
  try {
    const schema = { path: schemaFile, content: await readFile(schemaFile, "utf8") };
    const Engine = await loadEngine();
    const engine = await Engine.new(
      { datamodels: [[schema.path, schema.content]] },
      () => 0,
      factory,
    );
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files: [schema], configDir: dirname(schemaFile) },
      to: { tag: "schemaDatamodel", files: [schema] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    engine.free();
    return (stdout ?? "").includes("This is an empty migration") ? "" : (stdout ?? "").trim();
  } finally {
    await pool.end();
  }
}

const charOid = 18;
const textOid = 25;

// The driver adapter refuses the catalogue's internal type "char", which the engine's introspection
// reads and wants as a character. So the pool passes it on as text, and the adapter restores it.
// The pool has one connection and the engine asks one thing at a time: "last" is unambiguous.
function introspectionAdapter(pool: pg.Pool): PrismaPg {
  let lastChars: number[] = [];
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<pg.QueryResult>;
  pool.query = (async (...args: unknown[]) => {
    const result = await query(...args);
    lastChars = result.fields.flatMap(({ dataTypeID }, at) => (dataTypeID === charOid ? [at] : []));
    for (const at of lastChars) Object.assign(result.fields[at] ?? {}, { dataTypeID: textOid });
    return result;
  }) as typeof pool.query;

  const factory = new PrismaPg(pool);
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (statement) => {
      const result = await queryRaw(statement);
      for (const at of lastChars) result.columnTypes[at] = ColumnTypeEnum.Character;
      return result;
    };
    return adapter;
  };
  return factory;
}

// TypeScript has WebAssembly's types only together with the browser's.
interface Assembly {
  instantiate(
    bytes: Uint8Array,
    imports: Record<string, unknown>,
  ): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
}

let engineClass: Promise<typeof SchemaEngine> | undefined;

// Once: the bindings know one instance, and a second one would answer for objects of the first.
function loadEngine(): Promise<typeof SchemaEngine> {
  return (engineClass ??= instantiateEngine());
}

// The package's own entry imports its .wasm file as a module, which Node 20 does only with a flag.
async function instantiateEngine(): Promise<typeof SchemaEngine> {
  const name = "@prisma/schema-engine-wasm";
  const bindings = (await import(`${name}/schema_engine_bg`)) as {
    SchemaEngine: typeof SchemaEngine;
    __wbg_set_wasm(exports: unknown): void;
  };
  const folder = dirname(createRequire(import.meta.url).resolve(name));
  const bytes = await readFile(join(folder, "schema_engine_bg.wasm"));
  const { WebAssembly } = globalThis as unknown as { WebAssembly: Assembly };
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  // Without a registry a panic of the engine loses its message.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      set_message: (message: string) => {
        throw new Error(message);
      },
    },
  });
  return bindings.SchemaEngine;
}
