import type { Environment } from "@embedded-analytics/domain";

/** The service said no (F1). */
export class AdminRefused extends Error {
  override readonly name = "AdminRefused";
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Nobody answers at the address. */
export class AdminUnreachable extends Error {
  override readonly name = "AdminUnreachable";
}

/** The variables do not say where, or with which key. */
export class AdminUnset extends Error {
  override readonly name = "AdminUnset";
}

/** The administration of an account over HTTP. */
export interface AdminService {
  /** Answers the JSON of the response, undefined where it has none. */
  call(method: string, path: string, options?: CallOptions): Promise<unknown>;
}

/** What a call carries. */
export interface CallOptions {
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
}

const timeoutMs = 60_000;

/**
 * The service of `EMBEDDED_ANALYTICS_URL`, asked with the admin key of `EMBEDDED_ANALYTICS_API_KEY`. The key is
 * no option of a command: others on the machine can read those. Redirects are not followed, since the key
 * is for this address alone.
 */
export const adminService = (environment: Environment): AdminService => {
  const base = environment["EMBEDDED_ANALYTICS_URL"]?.trim() ?? "";
  const key = environment["EMBEDDED_ANALYTICS_API_KEY"]?.trim() ?? "";
  if (!/^https?:$/.test(URL.canParse(base) ? new URL(base).protocol : "")) {
    throw new AdminUnset("EMBEDDED_ANALYTICS_URL must be the address of the service.");
  }
  // The sentence never has the value in it: whatever it is, it was meant as a secret.
  if (!/^[\u0021-\u007e]+$/.test(key)) {
    throw new AdminUnset("EMBEDDED_ANALYTICS_API_KEY must be an API key of kind admin.");
  }
  return {
    call: async (method, path, { query = {}, body } = {}) => {
      const url = new URL(`${base.replace(/\/+$/, "")}/api/v1/admin/${path}`);
      for (const [name, value] of Object.entries(query)) {
        if (value !== undefined) url.searchParams.set(name, value);
      }
      const response = await fetch(url, {
        method,
        redirect: "manual",
        headers: {
          Authorization: `Api-Key ${key}`,
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new AdminUnreachable(`No service answers at ${url.origin}.`, { cause });
      });
      const text = await response.text();
      if (!response.ok) throw new AdminRefused(response.status, sentenceOf(response.status, text));
      return text === "" ? undefined : jsonOf(text, url);
    },
  };
};

const jsonOf = (text: string, url: URL): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AdminUnreachable(`What answers at ${url.origin} is not this service.`, { cause });
  }
};

/** The sentence of a problem document, with what is wrong where; or the status alone. */
const sentenceOf = (status: number, text: string): string => {
  try {
    const { code, detail, errors } = JSON.parse(text) as Partial<Record<string, unknown>>;
    if (typeof detail !== "string") throw new TypeError("another program's answer");
    const places = Array.isArray(errors)
      ? (errors as readonly { readonly pointer?: unknown; readonly message?: unknown }[])
      : [];
    return [
      `${detail} (${String(status)} ${String(code)})`,
      ...places.map((place) => `  ${String(place.pointer)}: ${String(place.message)}`),
    ].join("\n");
  } catch {
    return `The address answers with ${status}, and not like this service.`;
  }
};
