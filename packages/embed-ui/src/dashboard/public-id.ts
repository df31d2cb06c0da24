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

/** The path of a dashboard in messages with the host. */
export const pathOf = (publicId: string): string => `/dashboard/${publicId}`;

/** The dashboard of a path that a host asks for; undefined where it is the path of something else. */
export const publicIdOfPath = (path: string): string | undefined =>
  new RegExp(`^/dashboard/(${form})$`).exec(path)?.[1];

/** Puts another dashboard into the address, with these filters in the place of those of the one before. */
export const showPublicId = (publicId: string, parameters = ""): void => {
  const url = new URL(location.href);
  url.pathname = url.pathname.replace(/\/dashboard\/[^/]+\/?$/, pathOf(publicId));
  for (const key of [...url.searchParams.keys()]) {
    if (/^[fg]_/.test(key)) url.searchParams.delete(key);
  }
  for (const [key, value] of new URLSearchParams(parameters)) url.searchParams.append(key, value);
  history.replaceState(history.state, "", url.pathname + url.search + url.hash);
};
