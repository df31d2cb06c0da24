import type { SignedIn } from "./admin-api.js";

/** Whether an identity provider is offered, and who has come back from it. */
export const providerSession = async (
  basePath: string,
): Promise<{ readonly isOffered: boolean; readonly session: SignedIn | undefined }> => {
  try {
    const response = await fetch(`${basePath}/admin/session`, { cache: "no-store" });
    // Where no provider is configured, there is no such address.
    if (response.status === 204 || response.status === 404)
      return { isOffered: false, session: undefined };
    if (!response.ok) return { isOffered: true, session: undefined };
    const { csrfToken } = (await response.json()) as { readonly csrfToken: string };
    return { isOffered: true, session: { by: "provider", csrfToken } };
  } catch {
    return { isOffered: false, session: undefined };
  }
};
