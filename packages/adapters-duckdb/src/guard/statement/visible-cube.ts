import type { DataAccess } from "@embedded-analytics/domain";
import type { CompiledModel, SqlTemplate } from "../../model/compile/compiled-model.js";
import { own } from "../../model/compile/member-template.js";

/** A member that a reader may name. */
export interface VisibleMember {
  readonly name: string;
  readonly kind: "dimension" | "measure" | "segment";
  /** The type of its column as the engine has it; undefined where that is not known. */
  readonly engineType: string | undefined;
  /** Whether conditions on it may be applied while the table is read, see `CompiledDimension`. */
  readonly prune: boolean;
  /** Whether reading it can fail on no row, see `CompiledDimension`. */
  readonly isStored: boolean;
  /** Whether it is of a database (K1). */
  readonly inDatabase: boolean;
}

/** A cube or view that a reader may name, with those of its members that some policy opens. */
export interface VisibleCube {
  readonly name: string;
  /** By lowercase name, since names of SQL have no case. */
  readonly members: ReadonlyMap<string, VisibleMember>;
}

/** What one reader may name of a model. Whatever is not in it answers like what does not exist (E2). */
export interface VisibleCubes {
  find(name: string): VisibleCube | undefined;
  names(): readonly string[];
}

/** The part of a model that these grants open. */
export const visibleCubes = (model: CompiledModel, access: DataAccess): VisibleCubes => {
  const open = [...Object.values(model.cubes), ...Object.values(model.views)].filter(
    (cube) => cube.public && (own(access, cube.name)?.length ?? 0) > 0,
  );
  const byName = new Map(open.map(({ name }) => [name.toLowerCase(), name]));
  const made = new Map<string, VisibleCube>();
  return {
    names: () => open.map(({ name }) => name),
    find: (written) => {
      const name = byName.get(written.toLowerCase());
      if (name === undefined) return undefined;
      const cube = made.get(name) ?? visibleCube(model, access, name);
      made.set(name, cube);
      return cube;
    },
  };
};

const visibleCube = (model: CompiledModel, access: DataAccess, name: string): VisibleCube => {
  const open = new Set((own(access, name) ?? []).flatMap(({ members }) => members));
  const members = membersOf(model, name).filter((member) => open.has(member.name));
  return { name, members: new Map(members.map((member) => [member.name.toLowerCase(), member])) };
};

/** All members in the order of the model. */
const membersOf = (model: CompiledModel, name: string): readonly VisibleMember[] => {
  const view = own(model.views, name);
  if (view === undefined) return membersOfCube(model, name);
  return Object.entries(view.members).flatMap(([as, { cube, member }]) => {
    const target = membersOfCube(model, cube).find((candidate) => candidate.name === member);
    return target === undefined ? [] : [{ ...target, name: as }];
  });
};

/** Whether a dimension is a column to the model, as it is. */
const isColumn = (sql: SqlTemplate): boolean => {
  const [first, second, third] = sql;
  const column = /^\s*\.?\s*(?:[A-Za-z_]\w*|"(?:[^"]|"")+")\s*$/;
  if (third !== undefined || first === undefined) return false;
  if (second === undefined) return typeof first === "string" && column.test(first);
  return (
    typeof first !== "string" &&
    first.kind === "cube" &&
    typeof second === "string" &&
    column.test(second)
  );
};

const membersOfCube = (model: CompiledModel, name: string): readonly VisibleMember[] => {
  const cube = own(model.cubes, name);
  if (cube === undefined) return [];
  const inDatabase = cube.dataSource !== undefined;
  return [
    ...Object.entries(cube.dimensions).map(([member, { engineType, prune, sql, isStored }]) => ({
      name: member,
      kind: "dimension" as const,
      engineType,
      // What the model computes could fail on a row that another condition of the statement drops.
      prune: inDatabase ? isColumn(sql) : prune,
      isStored: isStored === true,
      inDatabase,
    })),
    ...Object.keys(cube.measures).map((member) => ({
      name: member,
      kind: "measure" as const,
      engineType: undefined,
      prune: false,
      isStored: false,
      inDatabase,
    })),
    ...Object.keys(cube.segments).map((member) => ({
      name: member,
      kind: "segment" as const,
      engineType: "BOOLEAN",
      prune: false,
      isStored: false,
      inDatabase,
    })),
  ];
};
