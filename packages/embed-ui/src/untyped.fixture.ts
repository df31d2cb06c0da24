/**
 * A module that is not for a page, by a name that the compiler of the pages does not follow: it has the
 * libraries of a browser alone.
 */
export const untyped = async <Module>(name: string): Promise<Module> =>
  (await import(name)) as Module;

const { readFileSync } = await untyped<{ readFileSync(path: URL, encoding: "utf8"): string }>(
  "node:fs",
);

/** The text of a file, by its path from the folder of the packages. */
export const readText = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
