import type { Grain } from "../definition/dashboard.js";
import type { MemberType } from "../../analytics/model/data-model.js";
import type { Problem } from "../../shared/failure/failure.js";
import type { DateRange } from "../../shared/dates/date-range.js";

/** What of a tile is asked for: what it shows, or the line beside a number. */
export type TilePart = "value" | "spark";

/** A column of a tile's result, in the order of the statement. */
export interface TileColumn {
  readonly name: string;
  /** `period` is `current` or `previous` in the rows of a comparison. */
  readonly kind: "dimension" | "measure" | "period";
  /** The member that it shows, such as `sales.revenue`; missing for a period. */
  readonly member?: string;
  readonly title?: string;
  readonly type: MemberType;
  /** How a time is cut. */
  readonly grain?: Grain;
}

/** What a tile asks the data. */
export interface CompiledTile {
  /** One SELECT, as a person would write it. */
  readonly sql: string;
  /** Undefined where the author wrote the statement: its columns are those of the answer. */
  readonly columns: readonly TileColumn[] | undefined;
  /** Names of the filters that are part of the statement. */
  readonly filters: readonly string[];
  /** The days that a number is of, and those that it is compared with. */
  readonly range?: DateRange | undefined;
  readonly comparedRange?: DateRange | undefined;
}

/** A statement, or why there is none for this viewer and these filters. */
export type TileCompilation = ({ readonly kind: "compiled" } & CompiledTile) | NotCompiled;

/** Why there is no statement. */
export type NotCompiled =
  /** It names what is not there for this viewer; which is not said. */
  | { readonly kind: "unavailable" }
  | { readonly kind: "invalid"; readonly problems: readonly Problem[] };

/** It says something that its filters cannot be put into. */
export const invalid = (pointer: string, message: string): NotCompiled => ({
  kind: "invalid",
  problems: [{ pointer, message }],
});
