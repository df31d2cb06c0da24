import type { EmbeddedAnalytics, JsonObject } from "@embedded-analytics/domain";

/** The headings under which a reader looks for an operation. */
export type Tag =
  | "Sessions"
  | "Data"
  | "Dashboards"
  | "Chat"
  | "Threads"
  | "Embed tenants"
  | "Administration"
  | "Assistants";

/** A value of the address's query. */
export interface QueryParameter {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonObject;
}

/** What is answered when all went well. */
export interface Success {
  readonly status: 200 | 201 | 204;
  readonly description: string;
  /** By media type; without one there is no body. A schema of lines is that of one line. */
  readonly content?: Readonly<Record<string, JsonObject>>;
  /** Whether the answer has an `ETag`, by which it is changed. */
  readonly hasTag?: true;
}

/** What a reader needs to know of one method of one path, beside what its schemas and its codes say. */
export interface Operation {
  /** Unique, as programs that are made of the document will name it. */
  readonly id: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description?: string;
  /** The call that it is passed to, whose body and whose failures it has. */
  readonly call: keyof EmbeddedAnalytics;
  /** An API key alone, a key or an embed token, or nothing but what the body holds. */
  readonly needs: "key" | "caller" | "nothing";
  readonly query?: readonly QueryParameter[];
  /** Whether a server without a body says in a header for whom it asks (D2). */
  readonly namesSettings?: true;
  /** Whether the version that was read is sent in `If-Match`. */
  readonly ifMatch?: true;
  readonly success: readonly Success[];
}

/** Operations by method and path, such as `GET /api/v1/admin/keys`; names of the path stand in braces. */
export type Operations = Readonly<Record<string, Operation>>;
