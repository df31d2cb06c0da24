/**
 * A port is declared once, as a plain table of methods: what is asked, what is answered. It has two
 * faces: adapters implement `PortAdapter`, use cases call `Effectful`. So an adapter, or a host's own
 * code, needs to know nothing about effects.
 *
 * Plain methods answer directly or by a promise, and throw `StoreUnavailable` for an outage.
 */
export type PortAdapter<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Answer | PromiseLike<Answer>
    : never;
};
