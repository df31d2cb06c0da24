/** A value as the service answers it. */
export type Item = Readonly<Record<string, unknown>>;

/** A page of a list (C1). */
export interface Page {
  readonly items: readonly Item[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Who is signed in: by a key that this page alone holds, or by the cookie of an identity provider. */
export type SignedIn =
  | { readonly by: "key"; readonly key: string }
  | { readonly by: "provider"; readonly csrfToken: string };

/** What the service refused, in its words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Calls of administration for one who is signed in. */
export interface AdminApi {
  readonly list: (name: string, query: Readonly<Record<string, string>>) => Promise<Page>;
  readonly read: (path: string) => Promise<Item>;
  readonly write: (
    method: "POST" | "PATCH" | "DELETE",
    path: string,
    body?: object,
  ) => Promise<Item>;
}

/** `basePath` is the path under which the service is mounted. */
export const adminApi = (basePath: string, signedIn: SignedIn): AdminApi => {
  const call = async (method: string, path: string, body?: object): Promise<Item> => {
    const response = await fetch(`${basePath}/api/v1/${path}`, {
      method,
      headers: {
        ...(signedIn.by === "key" ? { Authorization: `Api-Key ${signedIn.key}` } : {}),
        ...(signedIn.by === "provider" && method !== "GET"
          ? { "X-CSRF-Token": signedIn.csrfToken }
          : {}),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      credentials: signedIn.by === "provider" ? "same-origin" : "omit",
      cache: "no-store",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = text === "" ? {} : (JSON.parse(text) as Item);
    if (!response.ok) {
      const detail = typeof answer["detail"] === "string" ? answer["detail"] : "It failed.";
      throw new Refused(response.status, String(answer["code"]), detail);
    }
    return answer;
  };
  return {
    list: async (name, query) => {
      const search = new URLSearchParams(
        Object.entries(query).filter(([, value]) => value !== ""),
      ).toString();
      const answer = await call("GET", `admin/${name}${search === "" ? "" : `?${search}`}`);
      return answer as unknown as Page;
    },
    read: (path) => call("GET", path),
    write: (method, path, body) => call(method, path, body),
  };
};

/** What to tell somebody of an error. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Refused ? error.message : "The service could not be reached. Try again.";
