import type { PortMethods, PortName } from "@embedded-analytics/domain";
import type { Capability, Store, StoreOptions } from "./tester.js";

/** One thing that every adapter must do, shown on a store of its own. */
export interface ContractCase {
  /** What is proven; with the id of the rule where one stands behind it. */
  readonly title: string;
  /** What the adapter must have beside the port itself. */
  readonly needs: readonly Capability[];
  run(store: Store, open: OpenStore): Promise<void>;
}

/** Opens a further store, closed when the case ends. What is omitted has its default. */
export type OpenStore = (options: Partial<StoreOptions>) => Promise<Store>;

/** A method without an account among its arguments, so that it has no foreign twin. */
export interface Unbound {
  /** Why it is none of one account's business. */
  readonly notBoundToAnAccount: string;
}

/** What a method must do, and what it must not do for, or to, another account (T4). */
export interface MethodContract {
  readonly cases: readonly ContractCase[];
  /** The same calls from a second account that has everything under the same names. */
  readonly foreign: readonly ContractCase[] | Unbound;
}

/** A contract for each method of a port: a forgotten one does not compile. */
export type PortContract<Name extends PortName> = Readonly<
  Record<keyof PortMethods[Name], MethodContract>
>;

/** A case, as it stands in a contract's table. */
export const proves = (
  title: string,
  run: ContractCase["run"],
  ...needs: readonly Capability[]
): ContractCase => ({ title, run, needs });
