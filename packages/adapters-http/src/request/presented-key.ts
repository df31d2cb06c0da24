const form = /^(?:api-key|bearer)[ \t]+(\S+)$/i;

/**
 * The key of `Authorization: Api-Key <key>` or `Bearer <key>` (A3). Undefined for any other
 * header: a bare key without a scheme is none.
 */
export const presentedKey = (authorization: string | undefined): string | undefined =>
  authorization === undefined ? undefined : form.exec(authorization)?.[1];
