/**
 * Builds addresses below the service's: `base` may have a path, such as that under which a host mounts
 * the service, and no query, fragment, user or password. Throws a TypeError for any other, and for a
 * segment that would name another path than its own.
 */
export const serviceUrl = (base: string): ((segments: readonly string[]) => string) => {
  const url = URL.canParse(base) ? new URL(base) : undefined;
  const isPlain =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.username + url.password + url.search + url.hash === "";
  if (!isPlain) {
    const wanted = "an http or https address without user, password, query or fragment";
    throw new TypeError(`baseUrl must be ${wanted}.`);
  }
  const prefix = (url.origin + url.pathname).replace(/\/+$/, "");
  return (segments) => `${prefix}/${segments.map(encodedSegment).join("/")}`;
};

/** One segment of a path; an empty one and dots are refused, since `fetch` would resolve them. */
const encodedSegment = (segment: string): string => {
  if (/^\.{0,2}$/.test(segment)) throw new TypeError("An id in a path must not be empty or dots.");
  return encodeURIComponent(segment);
};
