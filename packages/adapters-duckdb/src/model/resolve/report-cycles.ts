import type { DeclaredCube, DeclaredMember } from "../read/declared.js";
import type { Reference } from "../read/draft-sql.js";
import type { Reports } from "../read/diagnostic.js";
import type { Declared } from "../read/read-files.js";

/** More than anybody can follow, and few enough to be written out as one statement. */
const stepsMax = 100;
const partsMax = 10_000;

/** What a member is written out from, itself included: so many members, so many on one way. */
interface Weight {
  readonly parts: number;
  readonly steps: number;
}

const alone: Weight = { parts: 1, steps: 1 };

/**
 * Reports members that refer to each other in a circle, each circle once, and those that refer to
 * others over too many steps, or to too many in all.
 */
export const reportCycles = ({ cubes }: Declared, reports: Reports): void => {
  const done = new Map<DeclaredMember, Weight>();
  const way: { readonly name: string; readonly member: DeclaredMember }[] = [];
  const visit = (cube: DeclaredCube, member: DeclaredMember, reference?: Reference): Weight => {
    const start = way.findIndex((step) => step.member === member);
    const name = `${cube.name}.${member.name}`;
    if (start >= 0) {
      const names = [...way.slice(start).map((step) => step.name), name];
      reports.diagnostic(reference?.at ?? member.at, `a circle: ${names.join(" → ")}`);
      return alone;
    }
    const finished = done.get(member);
    if (finished !== undefined) return finished;
    // Reported at the member at the other end, without going there.
    if (way.length > stepsMax) return alone;
    let { parts, steps } = alone;
    way.push({ name, member });
    for (const next of referencesOf(member)) {
      const target = targetOf(cube, next, cubes);
      const weight = target && visit(target.cube, target.member, next);
      parts += weight?.parts ?? 0;
      steps = Math.max(steps, 1 + (weight?.steps ?? 0));
    }
    way.pop();
    if (parts > partsMax || steps > stepsMax) {
      const much = parts > partsMax ? `${partsMax} members in all` : `${stepsMax} steps`;
      reports.diagnostic(member.at, `${name} is computed over more than ${much}`);
      ({ parts, steps } = alone);
    }
    done.set(member, { parts, steps });
    return { parts, steps };
  };
  for (const cube of cubes.values())
    for (const member of cube.members.values()) visit(cube, member);
};

const referencesOf = (member: DeclaredMember): readonly Reference[] =>
  [...(member.sql ?? []), ...(member.kind === "measure" ? member.filters.flat() : [])].filter(
    (part): part is Reference => typeof part !== "string",
  );

const targetOf = (
  cube: DeclaredCube,
  { path }: Reference,
  cubes: ReadonlyMap<string, DeclaredCube>,
): { readonly cube: DeclaredCube; readonly member: DeclaredMember } | undefined => {
  const [first = "", second] = path;
  const isSelf = ["CUBE", "TABLE"].includes(first);
  const of = second === undefined || isSelf ? cube : cubes.get(first);
  const member = of?.members.get(second ?? first);
  return of === undefined || member === undefined ? undefined : { cube: of, member };
};
