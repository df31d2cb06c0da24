const form = /^(https?):\/\/(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::(\d{1,5}|\*))?$/;

interface Parts {
  readonly scheme: string;
  readonly host: string;
  readonly port: string;
}

const partsOf = (text: string): Parts | undefined => {
  const [, scheme, host, port] = form.exec(text) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  return { scheme, host, port: port ?? (scheme === "https" ? "443" : "80") };
};

/**
 * Whether an entry of the account's `allowedOrigins` allows the origin of a message: the same judgement
 * as the service's (G2). `null`, which every sandboxed frame has, passes nowhere.
 */
export const isOriginAllowed = (allowedOrigins: readonly string[], origin: string): boolean => {
  const given = partsOf(origin.toLowerCase());
  if (given === undefined || given.port === "*" || origin.length > 300) return false;
  return allowedOrigins.some((text) => {
    const entry = text.toLowerCase();
    const wildcard = entry.replace("://*.", "://");
    const allowed = partsOf(wildcard);
    if (allowed?.scheme !== given.scheme) return false;
    if (allowed.port !== "*" && allowed.port !== given.port) return false;
    if (wildcard === entry) return allowed.host === given.host;
    return !isAddress(given.host) && given.host.endsWith(`.${allowed.host}`);
  });
};

/** An address has numbers, and no labels for which a wildcard could stand. */
const isAddress = (host: string): boolean => host.startsWith("[") || /^[\d.]+$/.test(host);
