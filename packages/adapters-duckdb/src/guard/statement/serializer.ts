/** The engine's own reader and printer of statements. Both take and give any text, bound, not spliced. */
export interface Serializer {
  /** `json_serialize_sql`, with nulls, empty lists and defaults written out. */
  readonly serialize: (sql: string) => Promise<string>;
  /** `json_deserialize_sql`. */
  readonly deserialize: (json: string) => Promise<string>;
}
