/** A parameter of the page's address. */
export const parameter = (name: string): string | undefined =>
  new URLSearchParams(location.search).get(name) ?? undefined;

/** Sets parameters of the address, or takes them out, and leaves the browser's history as it is. */
export const setParameters = (parameters: Readonly<Record<string, string | undefined>>): void => {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, "", url.pathname + url.search + url.hash);
};
