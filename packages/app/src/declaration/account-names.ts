import { readDeclarationFile } from "./declaration-file.js";

/** The names of the accounts in an applied declarative file, in its order. */
export const accountNamesOf = async (path: string): Promise<readonly string[]> => {
  const { declaration } = await readDeclarationFile(path);
  // It was applied, so it has this form.
  return (declaration as Declared).accounts.map(({ name }) => name);
};

interface Declared {
  readonly accounts: readonly { readonly name: string }[];
}
