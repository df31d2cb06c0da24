/** What one query may deliver. */
export interface ResultLimits {
  readonly rowsMax: number;
  readonly bytesMax: number;
}
