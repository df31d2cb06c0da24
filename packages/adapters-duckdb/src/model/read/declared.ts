import type { AggregateType, CubeHints, MemberHints, MemberType } from "@embedded-analytics/domain";
import type { Relationship } from "../compile/compiled-model.js";
import type { DraftSql } from "./draft-sql.js";
import type { LocatedEntry } from "./located.js";
import type { Place } from "./diagnostic.js";

/** What everything with a name in a model has; the place is that of the name. */
export interface DeclaredWords {
  readonly name: string;
  readonly at: Place;
  readonly title: string;
  readonly description: string | undefined;
  readonly synonyms: readonly string[];
  /** Undefined where the file says nothing. */
  readonly public: boolean | undefined;
  /** What is said of a member's figures; empty for cubes and views. */
  readonly hints: MemberHints;
  /** What is said of a cube's or view's time; empty for members. */
  readonly times: CubeHints;
}

/** A cube as its file has it, every key read, no reference looked up. */
export interface DeclaredCube extends DeclaredWords {
  readonly kind: "cube";
  readonly source: { readonly table: string } | { readonly sql: string };
  /** The database that it lives in (K1), and where that is said; undefined: files of the folder. */
  readonly dataSource: { readonly name: string; readonly at: Place } | undefined;
  /** Where `sql_table` or `sql` stands. */
  readonly sourceAt: Place;
  readonly members: ReadonlyMap<string, DeclaredMember>;
  readonly joins: readonly DeclaredJoin[];
  readonly policy: LocatedEntry | undefined;
}

/** A member of a cube. */
export type DeclaredMember = DeclaredDimension | DeclaredMeasure | DeclaredSegment;

/** A dimension; `case` is part of its `sql` already. */
export interface DeclaredDimension extends DeclaredWords {
  readonly kind: "dimension";
  readonly type: MemberType;
  readonly primaryKey: boolean;
  readonly prune: boolean;
  readonly sql: DraftSql;
}

/** A measure. */
export interface DeclaredMeasure extends DeclaredWords {
  readonly kind: "measure";
  readonly aggregate: AggregateType;
  readonly sql: DraftSql | undefined;
  readonly filters: readonly DraftSql[];
}

/** A named condition. */
export interface DeclaredSegment extends DeclaredWords {
  readonly kind: "segment";
  readonly sql: DraftSql;
}

/** A join to the cube of this name. */
export interface DeclaredJoin {
  readonly name: string;
  readonly at: Place;
  readonly relationship: Relationship;
  readonly sql: DraftSql;
}

/** A view as its file has it. */
export interface DeclaredView extends DeclaredWords {
  readonly kind: "view";
  readonly cubes: readonly DeclaredViewCube[];
  readonly policy: LocatedEntry | undefined;
}

/** One entry of a view's `cubes`: a way through joins, and what is shown of the cube at its end. */
export interface DeclaredViewCube {
  readonly path: readonly string[];
  readonly at: Place;
  readonly includes: "all" | readonly DeclaredInclude[];
  readonly excludes: readonly { readonly name: string; readonly at: Place }[];
  /** Whether names get the alias, or the cube's name, before them. */
  readonly prefix: boolean;
  readonly alias: string | undefined;
}

/** A member that a view shows, under other words where it says so. */
export interface DeclaredInclude {
  readonly name: string;
  readonly at: Place;
  readonly alias: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly synonyms: readonly string[];
}
