/** Of every call that takes an API key. */
export const key = ["unauthenticated", "tenant_not_found", "rate_limited"] as const;

/** Of every call with a body, beside `rate_limited`. */
export const body = [
  "invalid_json",
  "invalid_request",
  "body_too_large",
  "unsupported_media_type",
] as const;

/** Of every call that asks a store. */
export const store = ["store_unavailable"] as const;
