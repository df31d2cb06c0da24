/**
 * Origins in the form of a `frame-ancestors` source: scheme, host, where a wildcard may stand for the
 * port or the first labels. Anything else is passed over, since a `;` or a space in a header would begin
 * another directive.
 */
const frameSource = /^https?:\/\/(\*\.)?[a-z0-9._-]+(:(\d{1,5}|\*))?$/i;
const frameSourceIpv6 = /^https?:\/\/\[[0-9a-f:.]+\](:(\d{1,5}|\*))?$/i;

/** Who may frame a page: the usable ones of the origins, or nobody (G2). */
const frameAncestors = (allowedOrigins: readonly string[]): string => {
  const usable = allowedOrigins.filter(
    (origin) => frameSource.test(origin) || frameSourceIpv6.test(origin),
  );
  return usable.length === 0 ? "'none'" : usable.join(" ");
};

/** The Content-Security-Policy of a page: its own files, its own service, and nothing else (G3). */
export const pagePolicy = (allowedOrigins: readonly string[], styleNonce?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    styleNonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${styleNonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors(allowedOrigins)}`,
  ].join("; ");

/** Headers of every answer below `/embed`, files included. */
export const embedHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
} as const;
