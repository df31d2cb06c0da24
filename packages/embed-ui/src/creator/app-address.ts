/** The dashboard that the address of the app names; undefined for the list. */
export const openIdOfAddress = (search: string): string | undefined =>
  new URLSearchParams(search).get("dashboard") ?? undefined;

/** Puts a dashboard, or the list, into the address, with these filters in the place of those before. */
export const showOpenId = (publicId: string | undefined, parameters = ""): void => {
  const url = new URL(location.href);
  for (const key of [...url.searchParams.keys()]) {
    if (/^[fg]_/.test(key)) url.searchParams.delete(key);
  }
  if (publicId === undefined) url.searchParams.delete("dashboard");
  else url.searchParams.set("dashboard", publicId);
  for (const [key, value] of new URLSearchParams(parameters)) url.searchParams.append(key, value);
  history.replaceState(history.state, "", url.pathname + url.search + url.hash);
};
