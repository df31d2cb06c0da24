import { isDashboardState } from "../dashboard/public-id.js";

/** The dashboard that the address of the app names; undefined for the list. */
export const openIdOfAddress = (search: string): string | undefined =>
  new URLSearchParams(search).get("dashboard") ?? undefined;

/**
 * Puts a dashboard, or the list, into the address, as a step of the browser's history, with these filters
 * in the place of the state of the one before. A dashboard that leads to itself is no step.
 */
export const showOpenId = (publicId: string | undefined, parameters = ""): void => {
  const url = new URL(location.href);
  for (const key of [...url.searchParams.keys()]) {
    if (isDashboardState(key)) url.searchParams.delete(key);
  }
  if (publicId === undefined) url.searchParams.delete("dashboard");
  else url.searchParams.set("dashboard", publicId);
  for (const [key, value] of new URLSearchParams(parameters)) url.searchParams.append(key, value);
  const address = url.pathname + url.search + url.hash;
  if (publicId === openIdOfAddress(location.search))
    history.replaceState(history.state, "", address);
  else history.pushState(history.state, "", address);
};
