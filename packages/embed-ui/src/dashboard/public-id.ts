/** Of a declared dashboard, or of one that users have made, which is a UUID. */
const form = "[a-z0-9][a-z0-9_-]{0,63}";

/** The dashboard that a page's address names; empty where it names none. */
export const publicIdOfAddress = (pathname: string): string => {
  const [, last = ""] = /\/dashboard\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** The dashboard that the address of any page names, the app of creator mode included; empty for none. */
export const addressedId = (): string =>
  publicIdOfAddress(location.pathname) ||
  (new URLSearchParams(location.search).get("dashboard") ?? "");

/** Whether a parameter of an address is state of one dashboard: filters, grains and drills. */
export const isDashboardState = (parameter: string): boolean => /^[fgd]_/.test(parameter);

/** The path of a dashboard in messages with the host. */
export const pathOf = (publicId: string): string => `/dashboard/${publicId}`;

/** The dashboard of a path that a host asks for; undefined where it is the path of something else. */
export const publicIdOfPath = (path: string): string | undefined =>
  new RegExp(`^/dashboard/(${form})$`).exec(path)?.[1];

/**
 * Puts another dashboard into the address, with these filters in the place of the state of the one before,
 * as a step of the browser's history, or in the place of the present one. A dashboard that leads to itself
 * is no step: its address alone does not say which of its openings is meant.
 */
export const showPublicId = (publicId: string, parameters: string, isStep: boolean): void => {
  const url = new URL(location.href);
  url.pathname = url.pathname.replace(/\/dashboard\/[^/]+\/?$/, pathOf(publicId));
  for (const key of [...url.searchParams.keys()]) {
    if (isDashboardState(key)) url.searchParams.delete(key);
  }
  for (const [key, value] of new URLSearchParams(parameters)) url.searchParams.append(key, value);
  const address = url.pathname + url.search + url.hash;
  if (isStep) history.pushState(history.state, "", address);
  else history.replaceState(history.state, "", address);
};
