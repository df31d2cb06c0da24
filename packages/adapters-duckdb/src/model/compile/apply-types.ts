import type { DataModel, Member, MemberType } from "@embedded-analytics/domain";
import type { CompiledCube, CompiledModel } from "./compiled-model.js";
import type { GoodModel } from "../load-model.js";
import { own } from "./member-template.js";
import type { Diagnostic } from "../read/diagnostic.js";

/** A model with the types that its data has. */
export interface TypedModel {
  readonly model: DataModel;
  readonly compiled: CompiledModel;
  /** Where the data holds something else than the model says. */
  readonly warnings: readonly Diagnostic[];
  /** Where it holds what can never be read as that. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The engine's types by cube and dimension or measure. */
export type EngineTypes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a database tells of its cubes (K1) beside types: which members are columns of tables, and how it folds case. */
export type DatabaseFacts = Readonly<
  Record<
    string,
    { readonly stored: readonly string[]; readonly folding: CompiledCube["folding"] | undefined }
  >
>;

/**
 * Fills in what only the data tells: the engine's types of dimensions, which of them databases store, and
 * what min and max are of.
 */
export const applyTypes = (
  good: GoodModel,
  types: EngineTypes,
  facts: DatabaseFacts = {},
): TypedModel => {
  const warnings: Diagnostic[] = [];
  const diagnostics: Diagnostic[] = [];
  const typed = Object.values(good.compiled.cubes).map((cube): readonly [string, CompiledCube] => {
    const engineTypeOf = (member: string): string | undefined => {
      const found = types[cube.name] ?? {};
      return Object.hasOwn(found, member) ? found[member] : undefined;
    };
    const dimensions = Object.entries(cube.dimensions).map(([name, dimension]) => {
      const engineType = engineTypeOf(name);
      if (engineType !== undefined && !fits(dimension.type, engineType)) {
        const message = `${cube.name}.${name} is a ${dimension.type}, and the data has ${engineType}`;
        // A text may be a time in ISO's form; anything else is none.
        const never = dimension.type === "time" && engineType !== "VARCHAR";
        (never ? diagnostics : warnings).push({ ...good.placeOf(cube.name, name), message });
      }
      const isStored = own(facts, cube.name)?.stored.includes(name);
      return [name, { ...dimension, engineType, isStored }] as const;
    });
    const measures = Object.entries(cube.measures).map(([name, measure]) => {
      const input = cube.dataSource === undefined ? {} : { inputType: engineTypeOf(name) };
      const isOfValues = measure.aggregate === "min" || measure.aggregate === "max";
      const engineType = engineTypeOf(name);
      if (!isOfValues || engineType === undefined) return [name, { ...measure, ...input }] as const;
      return [name, { ...measure, ...input, type: memberTypeOf(engineType), engineType }] as const;
    });
    return [
      cube.name,
      {
        ...cube,
        folding: own(facts, cube.name)?.folding,
        dimensions: Object.fromEntries(dimensions),
        measures: Object.fromEntries(measures),
      },
    ];
  });
  const compiled = { ...good.compiled, cubes: Object.fromEntries(typed) };
  const cubes = good.model.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => withType(compiled, cube.name, member)),
  }));
  return { model: { ...good.model, cubes }, compiled, warnings, diagnostics };
};

const withType = (compiled: CompiledModel, name: string, member: Member): Member => {
  if (member.kind !== "measure") return member;
  const view = Object.hasOwn(compiled.views, name) ? compiled.views[name] : undefined;
  const origin = view?.members[member.name] ?? { cube: name, member: member.name };
  const type = compiled.cubes[origin.cube]?.measures[origin.member]?.type ?? member.type;
  return { ...member, type };
};

const numeric = /^(U?(TINY|SMALL|BIG|HUGE)INT|U?INTEGER|BIGNUM|DECIMAL|DOUBLE|FLOAT)/;
const temporal = /^(DATE|TIMESTAMP)/;

const memberTypeOf = (engineType: string): MemberType => {
  if (temporal.test(engineType)) return "time";
  if (engineType === "BOOLEAN") return "boolean";
  return numeric.test(engineType) ? "number" : "string";
};

/** A text may stand for anything; the rest is compared as what it is. */
const fits = (type: MemberType, engineType: string): boolean =>
  type === "string" || engineType === '"NULL"' || memberTypeOf(engineType) === type;
