/** A value that is there in the data. */
export interface KnownValue {
  readonly dimension: string;
  readonly value: string;
}
