/** A value that is there in the data. */
export interface KnownValue {
  readonly dimension: string;
  readonly value: string;
  /** Whether it is a number that the model itself explains: nobody has to look it up. */
  readonly isNumber?: true;
}
