import type { Member } from "@embedded-analytics/domain";
import { suggest } from "@embedded-analytics/domain";
import type { CompiledCube, CompiledView, ViewMember } from "./compiled-model.js";
import type {
  DeclaredCube,
  DeclaredInclude,
  DeclaredMember,
  DeclaredView,
  DeclaredViewCube,
} from "../read/declared.js";
import { memberWords } from "./member-words.js";
import { titleOfName } from "../read/read-words.js";
import type { Place, Reports } from "../read/diagnostic.js";
import type { Declared } from "../read/read-files.js";

/** A view with the words of its members. */
export interface ViewAndWords {
  readonly view: CompiledView;
  readonly members: readonly Member[];
}

/** Follows a view's ways through the joins of its cubes, and names what it shows of them. */
export const compileView = (
  declared: DeclaredView,
  { cubes }: Declared,
  compiled: ReadonlyMap<string, CompiledCube>,
  reports: Reports,
): ViewAndWords => {
  const what = `view ${declared.name}`;
  const root = declared.cubes[0]?.path[0] ?? "";
  const joins: CompiledView["joins"][number][] = [];
  const cubeAtEnd = wayFollower({ what, root, joins, cubes, compiled, reports });

  const members = new Map<string, ViewMember>();
  const words: Member[] = [];
  const taken = new Map<string, string>();
  const show = (cube: DeclaredCube, entry: DeclaredViewCube, include: DeclaredInclude): void => {
    const member = cube.members.get(include.name);
    if (member === undefined) {
      const hint = suggest(include.name, cube.members.keys());
      reports.diagnostic(include.at, `${what}: ${cube.name} has no member ${include.name}${hint}`);
      return;
    }
    const plain = include.alias ?? member.name;
    const name = entry.prefix ? `${entry.alias ?? cube.name}_${plain}` : plain;
    const origin = `${cube.name}.${member.name}`;
    const other = taken.get(name.toLowerCase());
    if (other !== undefined) {
      const way = "give one an alias, or its cube prefix: true";
      reports.diagnostic(include.at, `${what}: ${name} stands for ${other} and ${origin}: ${way}`);
      return;
    }
    taken.set(name.toLowerCase(), origin);
    members.set(name, { kind: member.kind, cube: cube.name, member: member.name });
    const prefix = entry.prefix ? `${cube.title} ` : "";
    const shown = memberWords(member, compiled.get(cube.name));
    words.push({
      ...shown,
      name,
      source: { cube: cube.name, member: member.name },
      title: include.title ?? `${prefix}${titleUnder(include.alias, member)}`,
      description: include.description ?? shown.description,
      synonyms: [...new Set([...include.synonyms, ...shown.synonyms])],
    });
    if (entry.includes !== "all" && !shown.public) {
      reports.warn(include.at, `${what}: ${origin} is not public, and so not here either`);
    }
  };

  for (const entry of declared.cubes) {
    const cube = cubeAtEnd(entry);
    if (cube === undefined) continue;
    for (const { name, at } of entry.excludes) {
      if (!cube.members.has(name)) unknownExclude(what, cube, name, at, reports);
    }
    const excluded = new Set(entry.excludes.map(({ name }) => name));
    const included = entry.includes === "all" ? everythingOf(cube, entry.at) : entry.includes;
    for (const include of included) if (!excluded.has(include.name)) show(cube, entry, include);
  }
  if (members.size === 0 && declared.cubes.length > 0) {
    reports.warn(declared.at, `${what} shows no member: includes: "*" shows all of a cube`);
  }
  const { name } = declared;
  const isPublic = declared.public ?? true;
  const view = { name, public: isPublic, root, joins, members: Object.fromEntries(members) };
  return { view, members: words };
};

/**
 * What a view calls a member. Where only its cube's name for it makes its title, an alias makes another: a
 * `name` that is shown as `product` would head a column of products with "Name".
 */
const titleUnder = (alias: string | undefined, { name, title }: DeclaredMember): string =>
  alias !== undefined && title === titleOfName(name) ? titleOfName(alias) : title;

/** What the ways of a view lead through; the joins that they take are added to `joins`. */
interface Ways {
  readonly what: string;
  readonly root: string;
  readonly joins: CompiledView["joins"][number][];
  readonly cubes: Declared["cubes"];
  readonly compiled: ReadonlyMap<string, CompiledCube>;
  readonly reports: Reports;
}

/** Follows one way after the other to the cube at its end; undefined where it leads nowhere. */
const wayFollower =
  ({ what, root, joins, cubes, compiled, reports }: Ways) =>
  ({ path, at }: DeclaredViewCube): DeclaredCube | undefined => {
    const [first = "", ...rest] = path;
    const fail = (text: string): undefined =>
      reports.diagnostic(at, `${what}: ${text}`) as undefined;
    if (!cubes.has(first)) return fail(`there is no cube ${first}${suggest(first, cubes.keys())}`);
    if (first !== root) return fail(`a join_path begins with ${root}, as the first one does`);
    let from = first;
    for (const to of rest) {
      const join = compiled.get(from)?.joins.find((one) => one.to === to);
      if (join === undefined) {
        const others = compiled.get(from)?.joins.map((one) => one.to) ?? [];
        return fail(`${from} does not join ${to}${suggest(to, others)}`);
      }
      const existing = joins.find((one) => one.to === to);
      if (to === root || (existing !== undefined && existing.from !== from)) {
        return fail(
          `reaches ${to} by two ways: over ${existing?.from ?? "its beginning"} and over ${from}`,
        );
      }
      if (existing === undefined) joins.push({ ...join, from });
      from = to;
    }
    return cubes.get(from);
  };

const everythingOf = (cube: DeclaredCube, at: Place): readonly DeclaredInclude[] =>
  [...cube.members.values()].map(({ name }) => ({
    name,
    at,
    alias: undefined,
    title: undefined,
    description: undefined,
    synonyms: [],
  }));

const unknownExclude = (
  what: string,
  cube: DeclaredCube,
  name: string,
  at: Place,
  reports: Reports,
): void => {
  const hint = suggest(name, cube.members.keys());
  reports.diagnostic(at, `${what}: ${cube.name} has no member ${name} to exclude${hint}`);
};
