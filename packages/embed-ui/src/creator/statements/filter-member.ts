/** A member that a dashboard's tiles are asked by, and so can be filtered by. */
export interface FilterMember {
  /** With its cube or view, such as `sales.city`. */
  readonly member: string;
  readonly isTime: boolean;
}
