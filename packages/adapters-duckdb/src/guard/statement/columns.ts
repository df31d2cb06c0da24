import { become, type AstNode } from "./ast.js";
import { asksForTime, momentNode, type Clock } from "./calls/clock.js";
import { Refusal, shownName, shownNames } from "./refusal.js";
import {
  isInAggregate,
  columnsOf,
  takeAll,
  type CubeUse,
  type Place,
  type Scope,
  type Source,
} from "./scope.js";
import { textAt, textsAt } from "./shape.js";
import type { VisibleMember } from "./visible-cube.js";

/**
 * Finds out what a column reference means and notes it down with the cube that it takes something
 * of. Where a name could mean two things, both are noted: what is noted too much makes the row
 * filter stricter, and what is not noted is not there. False where only the engine can say whether there is
 * such a column.
 */
export const resolveColumn = (node: AstNode, place: Place, clock: Clock | undefined): boolean => {
  const names = textsAt(node, "column_names").map(own);
  const [first = "", second, ...fields] = names;
  if (place.parameters.has(first.toLowerCase())) return true;
  if (second === undefined) {
    mayMean(first, place.scope);
    const found = resolveBare(node, first, place);
    if (found === "no" && !resolveMoment(node, first, clock)) throw noColumn(first, place.scope);
    return found !== "maybe";
  }
  const found = findSource(first, place.scope);
  if (found === undefined) {
    // The field of a column that is a struct.
    const field = resolveBare(node, first, { ...place, noMeasures: "a field of a column" });
    if (field !== "no") return field === "yes";
    throw new Refusal(`There is no ${shownName(first)} in this FROM.`);
  }
  return resolveQualified(node, found, second, fields.length > 0, place);
};

/** The measure that `MEASURE(name)` or `MEASURE(alias.name)` stands for. */
export const resolveMeasureCall = (
  node: AstNode,
  argument: AstNode,
  filter: AstNode | undefined,
  place: Place,
): void => {
  const names = textsAt(argument, "column_names").map(own);
  const [first = "", second] = names;
  if (names.length > 2) throw new Refusal("MEASURE takes a measure, or alias.measure.");
  const candidates =
    second === undefined
      ? cubesOf(place.scope).filter((use) => memberOf(use, first) !== undefined)
      : cubesOf(place.scope).filter(({ alias }) => isSameName(alias, first));
  const [use, other] = candidates;
  const name = second ?? first;
  if (other !== undefined) {
    throw new Refusal(
      `${shownName(name)} is ambiguous here: write MEASURE(alias.${shownName(name)}).`,
    );
  }
  if (use === undefined) {
    if (second !== undefined)
      throw new Refusal(`There is no cube ${shownName(first)} in this FROM.`);
    throw noColumn(first, place.scope);
  }
  const member = memberOf(use, name);
  if (member === undefined) throw noMember(use, name);
  if (member.kind !== "measure") {
    throw new Refusal(`${shownName(member.name)} is not a measure; write it without MEASURE.`);
  }
  useMeasure(node, use, member, place, filter);
};

/** A name without a qualifier, looked for from the inside outwards. */
const resolveBare = (node: AstNode, name: string, place: Place): "yes" | "no" | "maybe" => {
  let maybe = false;
  for (let scope: Scope | undefined = place.scope; scope !== undefined; scope = scope.parent) {
    const inner = scope === place.scope;
    const measured = cubesOf(scope).filter((use) => memberOf(use, name)?.kind === "measure");
    const isResolved = noteDimensions(scope, name);
    const isAlias = inner && scope.aliases.has(name.toLowerCase());
    if (isAlias && place.aliasesFirst) {
      if (measured.length > 0 && needsColumn(place, scope, isResolved)) throw notHere(name, place);
      return "yes";
    }
    if (measured.length > 0) {
      const isShared = isResolved || scope.sources.some(isOpen);
      resolveMeasure(node, name, measured, isShared, seenFrom(place, inner));
      return "yes";
    }
    if (isResolved || isAlias) return "yes";
    // What is taken of a whole row, by a field or a function, has a name that only the engine looks for.
    if (takeRow(scope, name)) return "maybe";
    maybe ||= scope.sources.some(isOpen);
  }
  return maybe && !stateNames.has(name.toLowerCase()) ? "maybe" : "no";
};

/** Within an aggregate the engine looks for columns alone; whether the scope is known to have none. */
const needsColumn = (place: Place, scope: Scope, isResolved: boolean): boolean =>
  isInAggregate(place) && !isResolved && !scope.sources.some(isOpen);

/** The place for a measure of its own SELECT, or of one around it. */
const seenFrom = (place: Place, inner: boolean): Place => ({
  ...place,
  noMeasures: inner ? place.noMeasures : "an inner SELECT",
});

/** Takes a whole row where a source has that name; answers whether one has. */
const takeRow = (scope: Scope, name: string): boolean => {
  const row = scope.sources.find(({ alias }) => isSameName(alias, name));
  if (row?.kind === "cube") takeAll(row);
  return row !== undefined;
};

/** Uses the only measure of that name; where something else has the name too, nobody can tell which. */
const resolveMeasure = (
  node: AstNode,
  name: string,
  [use, other]: readonly CubeUse[],
  isShared: boolean,
  place: Place,
): void => {
  if (use === undefined) return;
  if (other !== undefined || isShared) {
    throw new Refusal(
      `${shownName(name)} is ambiguous here: write MEASURE(alias.${shownName(name)}).`,
    );
  }
  useMeasure(node, use, memberOf(use, name) as VisibleMember, place);
};

/** A column that a star shall rename is there: the engine passes over one that is not. */
export const requireColumn = (name: string, scope: Scope): void => {
  if (!noteDimensions(scope, name) && !scope.sources.some(isOpen)) throw noColumn(name, scope);
};

/** Notes a dimension with every source that has one of that name; answers whether any has. */
const noteDimensions = (scope: Scope, name: string): boolean => {
  let isResolved = false;
  for (const source of scope.sources) {
    if (source.kind === "derived") {
      isResolved ||= source.columns.names.has(name.toLowerCase());
      continue;
    }
    const member = memberOf(source, name);
    if (member === undefined || member.kind === "measure") continue;
    source.members.add(member.name);
    isResolved = true;
  }
  return isResolved;
};

const resolveQualified = (
  node: AstNode,
  { source, scope }: { readonly source: Source; readonly scope: Scope },
  name: string,
  isField: boolean,
  place: Place,
): boolean => {
  if (source.kind === "derived") {
    const { names, open } = source.columns;
    if (names.has(name.toLowerCase())) return true;
    if (open) return false;
    throw new Refusal(`${shownName(source.alias)} has no column ${shownName(name)}.`);
  }
  const member = memberOf(source, name);
  if (member === undefined) throw noMember(source, name);
  if (member.kind !== "measure") {
    source.members.add(member.name);
    source.qualified.push(node);
    return true;
  }
  const inner = scope === place.scope && !isField;
  useMeasure(node, source, member, seenFrom(place, inner));
  return true;
};

const useMeasure = (
  node: AstNode,
  use: CubeUse,
  member: VisibleMember,
  place: Place,
  filter?: AstNode,
): void => {
  if (place.noMeasures !== undefined) throw notHere(member.name, place);
  use.measures.push({ node, member: member.name, filter });
};

const notHere = (measure: string, place: Place): Refusal => {
  const name = shownName(measure);
  const { noMeasures = "" } = place;
  if (isInAggregate(place)) {
    const instead = noMeasures.replace("NAME", () => name);
    return new Refusal(`${name} is already aggregated: ${instead}.`);
  }
  const hint = noMeasures === "WHERE" ? " Filter by HAVING." : "";
  return new Refusal(`${name} is a measure: it cannot stand in ${noMeasures}.${hint}`);
};

/** Names without a column that the engine takes for functions. */
const resolveMoment = (node: AstNode, name: string, clock: Clock | undefined): boolean => {
  const lower = name.toLowerCase();
  if (!asksForTime(lower) || clock === undefined) return false;
  become(node, momentNode(lower, clock, textAt(node, "alias")));
  return true;
};

// These the engine answers from its own state when nothing else has the name.
const stateNames = new Set(
  "current_catalog current_schema current_user current_role session_user user".split(" "),
);

/** The nearest source of that alias. */
export const findSource = (
  alias: string,
  from: Scope,
): { readonly source: Source; readonly scope: Scope } | undefined => {
  for (let scope: Scope | undefined = from; scope !== undefined; scope = scope.parent) {
    const source = scope.sources.find((one) => isSameName(one.alias, alias));
    if (source === undefined) continue;
    mayMean(alias, from, source);
    return { source, scope };
  }
  return undefined;
};

/**
 * Notes with every cube of that alias that a name may mean it, whatever else was found to be meant:
 * the engine takes a name that is no column for the row of an alias, hidden columns included.
 */
const mayMean = (name: string, from: Scope, found?: Source): void => {
  for (let scope: Scope | undefined = from; scope !== undefined; scope = scope.parent) {
    for (const use of cubesOf(scope)) {
      if (use !== found && isSameName(use.alias, name)) use.mayBeMeant = true;
    }
  }
};

const cubesOf = (scope: Scope): readonly CubeUse[] =>
  scope.sources.filter((source) => source.kind === "cube");

const isOpen = (source: Source): boolean => columnsOf(source).open;

const memberOf = ({ cube }: CubeUse, name: string): VisibleMember | undefined =>
  cube.members.get(name.toLowerCase());

/** Whether two names are one to the engine, which takes no notice of capitals. */
export const isSameName = (left: string, right: string): boolean =>
  left.toLowerCase() === right.toLowerCase();

/** A name that the statement may have: those that begin like ours are refused. */
export const own = (name: string): string => {
  if (name.startsWith("~")) throw new Refusal("A name cannot begin with ~ here.");
  return name;
};

/** It tells of what may be seen, and answers a hidden name like one that does not exist (E2). */
const noMember = ({ cube }: CubeUse, name: string): Refusal => {
  const names = [...cube.members.values()].map((member) => member.name);
  return new Refusal(`${cube.name} has no member ${shownName(name)}; it has ${shownNames(names)}.`);
};

const noColumn = (name: string, scope: Scope): Refusal => {
  const [only, other] = scope.sources;
  if (only?.kind === "cube" && other === undefined) return noMember(only, name);
  return new Refusal(`There is no column ${shownName(name)} here.`);
};
