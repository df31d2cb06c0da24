/** A door that stands shut until somebody opens it. */
export interface Gate {
  readonly passed: Promise<void>;
  open(): void;
}

export const gate = (): Gate => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
};

/** What never comes. */
export const never = (): Promise<never> => new Promise(() => undefined);
