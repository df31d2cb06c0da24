/** A text with one form for each plural category of its language; `{count}` chooses, and is written as a number. */
export type Plural = { readonly other: string } & {
  readonly [Category in Intl.LDMLPluralRule]?: string;
};

/** A text of the page; `{name}` stands where a value goes. */
export type Message = string | Plural;

/** Writes values in the place of `{name}`; a name without a value stays as it is written. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);

/** The names between braces, sorted, once each. */
export const namesIn = (message: Message): readonly string[] => {
  const forms = typeof message === "string" ? [message] : Object.values(message);
  const names = forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  return [...new Set(names.filter((name) => name !== undefined))].sort();
};
