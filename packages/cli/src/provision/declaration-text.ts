import { stringify } from "yaml";

/** The text of a declarative file (C5) with that declaration in it, and what its reader needs to know. */
export const declarationText = (declaration: object): string =>
  head + stringify(declaration, { lineWidth: 0, aliasDuplicateObjects: false });

const head = `# Written by provision export. Keys are named, and their values are not here: a key with existing: true is
# found by its name. Paths of models are as they were declared, relative to the file that declared them.
`;
