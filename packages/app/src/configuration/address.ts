/** `http://host:port` as it can be opened from this machine. */
export const addressOf = (host: string, port: number): string =>
  `http://${nameInUrl(host)}:${port}`;

/** Wildcard addresses are not addresses that can be opened. */
const nameInUrl = (host: string): string => {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
};
