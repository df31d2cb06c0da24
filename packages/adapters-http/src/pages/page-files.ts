import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A built file as it is sent. */
export interface PageFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
}

/** The built pages, read once. */
export interface PageFiles {
  /** The HTML that every page begins with. */
  readonly html: string;
  /** The HTML of the page for administrators; undefined where a build has none. */
  readonly adminHtml: string | undefined;
  /** The page, in one file, that assistants show beside charts; undefined where a build has none. */
  readonly assistantHtml: string | undefined;
  /** Scripts and styles by file name; names hold a hash of the content. */
  readonly assets: ReadonlyMap<string, PageFile>;
}

const types: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

/**
 * Reads `index.html` and the flat folder `assets` of a build. Files are found by name in a map, so that
 * no path of a request reaches the file system. Throws where the folder holds no build.
 */
export const readPageFiles = (folder: string): PageFiles => {
  const assets = new Map<string, PageFile>();
  for (const entry of readdirSync(join(folder, "assets"), { withFileTypes: true })) {
    const type = types[entry.name.split(".").at(-1) ?? ""];
    if (!entry.isFile() || type === undefined) continue;
    const bytes = readFileSync(join(folder, "assets", entry.name));
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    assets.set(entry.name, { bytes, type, etag });
  }
  const textOf = (name: string): string | undefined => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  };
  return {
    html: readFileSync(join(folder, "index.html"), "utf8"),
    adminHtml: textOf("admin.html"),
    assistantHtml: textOf("assistant.html"),
    assets,
  };
};
