/** Which of a user's two lanes of rights a request writes (A5). */
export type Lane = "tenant_wide" | "embed_tenant";
