import type { PortName, Ports } from "@embedded-analytics/domain";
import type { KnownTokenKeys } from "@embedded-analytics/domain/in-memory";
import type { ModelFolder } from "./data/model-folder.js";

/** How an adapter shows its stores to the contract suites; each case asks for a store of its own. */
export interface Tester {
  /** The adapter's name, as it stands in the titles of the tests. */
  readonly name: string;
  /**
   * What the adapter does not have, each with the reason. Cases that need it are reported as
   * skipped under their names, never omitted in silence.
   */
  readonly lacks?: Readonly<Partial<Record<Capability, string>>>;
  /** A store with nothing in it. Cases run one after the other and close what they opened. */
  open(options: StoreOptions): Promise<Store>;
}

/**
 * What an adapter may be without: a whole port (one that a host takes from elsewhere), a clock that
 * tests can move, a text of all that is stored, or secrets that honour more than one key.
 */
export type Capability = PortName | "clock" | "dump" | "key_ring";

/** What a case wants to be there before the first call. */
export interface StoreOptions {
  /** The names of branches that exist beside those of `modelFolders`, by model folder (E4). */
  readonly branches: Readonly<Record<string, readonly string[]>>;
  /** The data models that exist, by the folder that their deployment names (E5). */
  readonly modelFolders: Readonly<Record<string, ModelFolder>>;
  /** What lies on the web, as JSON, by its address. */
  readonly documents?: Readonly<Record<string, string>>;
  /** Keys of identity providers: secrets by variable, JSON Web Key Sets by address; any other one is away. */
  readonly tokenKeys?: KnownTokenKeys | undefined;
  /** The first signs and seals, all verify and open. Never empty. */
  readonly secretKeys: readonly string[];
}

/** A store under test. */
export interface Store {
  /** Every port; those that the adapter lacks may come from any other adapter. */
  readonly ports: Ports;
  /**
   * How long an answer lasts that neither time nor chance changes (K5): `always` where this is absent, `once` where
   * the rows lie in a database, which changes them without saying so.
   */
  readonly answersLast?: "once";
  /**
   * Lets whole milliseconds pass for all that is stored: either the store's clock goes on, or every
   * stored time (made, expires, exchanged, ephemeral until, leased until) moves back by as much. So a case may
   * compare times only with others that were read since the last call.
   */
  advanceMs(ms: number): Promise<void>;
  /**
   * All that is stored, as one text in which every stored text and id can be found. It is the same
   * for as long as nothing changes, so rows and fields stand in a fixed order; with
   * one row or field a line, a difference is easy to read.
   */
  dump(): Promise<string>;
  close(): Promise<void>;
}
