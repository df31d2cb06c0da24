/** A point at which a scripted agent stops until the test lets it go on. */
export interface Gate {
  /** Settles when an agent first stands before it. */
  readonly reached: Promise<void>;
  /** Settles when it is opened; it stays open. */
  readonly opened: Promise<void>;
  open(): void;
  /** Tells that somebody stands before it. */
  reach(): void;
}

/** A gate that is shut. */
export const gate = (): Gate => {
  const [reached, reach] = moment();
  const [opened, open] = moment();
  return { reached, opened, open, reach };
};

const moment = (): readonly [Promise<void>, () => void] => {
  let come: () => void = () => undefined;
  const moment = new Promise<void>((resolve) => {
    come = resolve;
  });
  return [
    moment,
    () => {
      come();
    },
  ];
};
