/** Scheme, host (a name or a bracketed IPv6 address) and perhaps a port, as browsers send `Origin`. */
const form = /^(https?):\/\/(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::(\d{1,5}))?$/;

const defaultPorts: Readonly<Record<string, string>> = { http: "80", https: "443" };

/** Longer texts are no origin: a host name has at most 253 characters. */
const originLengthMax = 300;

/**
 * Every entry of `allowedOrigins` that allows an origin: the origin itself, a wildcard for its port, a
 * wildcard for its first labels, or both (G2). All in lower case. None where the text is no origin, as
 * `null` of a sandboxed frame.
 */
export const originPatterns = (origin: string): readonly string[] => {
  if (origin.length > originLengthMax) return [];
  const parts = form.exec(origin.toLowerCase());
  const [, scheme = "", host = "", port = defaultPorts[scheme]] = parts ?? [];
  if (parts === null || port === undefined) return [];
  const isDefault = port === defaultPorts[scheme];
  const ports = [`:${port}`, ":*", ...(isDefault ? [""] : [])];
  return [host, ...wildcardsOf(host)].flatMap((name) =>
    ports.map((end) => `${scheme}://${name}${end}`),
  );
};

/** `*.b.c` and `*.c` for `a.b.c`; none for an address, whose numbers are no labels. */
const wildcardsOf = (host: string): readonly string[] => {
  if (host.startsWith("[") || /^[\d.]+$/.test(host)) return [];
  const labels = host.split(".");
  return labels.slice(1).map((_label, index) => `*.${labels.slice(index + 1).join(".")}`);
};

/** Whether one of the entries of an account's `allowedOrigins` allows the origin (G2). */
export const allowsOrigin = (allowedOrigins: readonly string[], origin: string): boolean => {
  const patterns = new Set(originPatterns(origin));
  return allowedOrigins.some((entry) => patterns.has(entry.toLowerCase()));
};
