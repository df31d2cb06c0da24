import type { Request } from "express";

/** What has no pattern of its own: pages, files, and what is not there. */
const otherRoute = "other";

/** The pattern of a request's path, which names nobody; known once its route has been found. */
export const routeOf = ({ route }: Request): string => {
  const path = (route as { readonly path?: unknown } | undefined)?.path;
  return typeof path === "string" ? path : otherRoute;
};

const methods: ReadonlySet<string> = new Set([
  ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
]);

/** The method of a request; a client may send any word as one, which becomes `other`. */
export const methodOf = ({ method }: Request): string => (methods.has(method) ? method : "other");
