import { suggest } from "@embedded-analytics/domain";
import type { SqlPart, SqlTemplate } from "../compile/compiled-model.js";
import type { DeclaredCube, DeclaredJoin, DeclaredMember } from "../read/declared.js";
import type { DraftSql, Reference } from "../read/draft-sql.js";
import type { Reports } from "../read/diagnostic.js";
import type { Declared } from "../read/read-files.js";

/** Where references are looked up. */
export interface Scope {
  readonly declared: Declared;
  readonly cube: DeclaredCube;
  /** For sentences: `orders: dimension city`. */
  readonly what: string;
  readonly reports: Reports;
}

/** SQL over rows: columns, dimensions and segments of the cube, and of those that it joins to one. */
export const resolveRows = (draft: DraftSql, scope: Scope): SqlTemplate =>
  resolve(draft, scope, (path, reference) => {
    const [first = "", second] = path;
    const { cube, declared } = scope;
    if (second === undefined) {
      const own = cube.members.get(first);
      if (own !== undefined) return rowMember(cube, own, scope, reference);
      if (declared.cubes.has(first)) {
        return fail(
          scope,
          reference,
          `{${first}} stands for its rows only in the SQL of a join: write {${first}.member}`,
        );
      }
      return unknown(scope, reference, cube, first);
    }
    const join = cube.joins.find(({ name }) => name === first);
    const other = declared.cubes.get(first);
    if (other === undefined) {
      return fail(
        scope,
        reference,
        `there is no cube ${first}${suggest(first, declared.cubes.keys())}`,
      );
    }
    if (join === undefined) {
      return fail(
        scope,
        reference,
        `${cube.name} does not join ${first}${suggest(
          first,
          cube.joins.map(({ name }) => name),
        )}`,
      );
    }
    if (join.relationship === "one_to_many") {
      return fail(
        scope,
        reference,
        `${cube.name} joins many rows of ${first}, so ${path.join(".")} is not one value`,
      );
    }
    const member = other.members.get(second);
    return member === undefined
      ? unknown(scope, reference, other, second)
      : rowMember(other, member, scope, reference);
  });

/** SQL of a `number`: measures of the cube and nothing else. */
export const resolveNumber = (draft: DraftSql, scope: Scope): SqlTemplate => {
  const { cube } = scope;
  const resolved = resolve(
    draft,
    scope,
    (path, reference) => {
      const [first = "", second] = path;
      const member = cube.members.get(first);
      if (second === undefined && member?.kind === "measure") {
        return { kind: "member", cube: cube.name, member: first };
      }
      const measures = [...cube.members.values()].filter(({ kind }) => kind === "measure");
      const hint =
        second === undefined
          ? suggest(
              first,
              measures.map(({ name }) => name),
            )
          : "";
      const text = `a number computes over measures of its cube, and ${path.join(".")} is none${hint}`;
      return fail(scope, reference, text);
    },
    "a number computes over measures of its cube, and {CUBE} is none",
  );
  if (draft.length > 0 && draft.every((part) => typeof part === "string")) {
    const at = scope.cube.members.get(scope.what.split(" ").at(-1) ?? "")?.at ?? cube.at;
    scope.reports.diagnostic(
      at,
      `${scope.what}: a number computes over measures of its cube, and refers to none: {revenue} / {orders}`,
    );
  }
  return resolved;
};

/** SQL of a join: columns and dimensions of the two cubes. */
export const resolveJoin = (draft: DraftSql, join: DeclaredJoin, scope: Scope): SqlTemplate => {
  const { cube, declared } = scope;
  const other = declared.cubes.get(join.name);
  const dimension = (of: DeclaredCube, name: string, reference: Reference): SqlPart => {
    const member = of.members.get(name);
    if (member === undefined) return unknown(scope, reference, of, name);
    if (member.kind === "dimension") return { kind: "member", cube: of.name, member: name };
    return fail(
      scope,
      reference,
      `${of.name}.${name} is a ${member.kind}: a join compares columns and dimensions`,
    );
  };
  const resolved = resolve(draft, scope, (path, reference) => {
    const [first = "", second] = path;
    if (first === join.name) {
      // That the joined cube is not there is said of the join.
      if (other === undefined) return "NULL";
      return second === undefined
        ? { kind: "cube", cube: first }
        : dimension(other, second, reference);
    }
    if (second === undefined) return dimension(cube, first, reference);
    return fail(
      scope,
      reference,
      `a join to ${join.name} compares {CUBE} and {${join.name}}, not ${first}`,
    );
  });
  const reaches = draft.some((part) => typeof part !== "string" && part.path[0] === join.name);
  if (draft.length > 0 && !reaches) {
    scope.reports.diagnostic(join.at, `${scope.what}: sql does not refer to {${join.name}}`);
  }
  return resolved;
};

/** Looks each reference up; what leads nowhere is reported and left out as a null. */
const resolve = (
  draft: DraftSql,
  scope: Scope,
  find: (path: readonly string[], reference: Reference) => SqlPart,
  noCube?: string,
): SqlTemplate =>
  draft.map((part) => {
    if (typeof part === "string") return part;
    const { cube } = scope;
    const [first = "", ...rest] = part.path;
    if (Object.hasOwn(unsupported, first)) {
      return fail(scope, part, `{${first}} is not supported yet`);
    }
    const isSelf =
      ["CUBE", "TABLE"].includes(first) ||
      (first === cube.name && (rest.length > 0 || !cube.members.has(first)));
    const path = isSelf ? rest : part.path;
    if (path.length === 0) {
      return noCube === undefined ? { kind: "cube", cube: cube.name } : fail(scope, part, noCube);
    }
    if (path.length > 2 || (isSelf && path.length > 1)) {
      return fail(
        scope,
        part,
        `{${part.path.join(".")}} has too many dots: write {member} or {cube.member}`,
      );
    }
    return find(path, part);
  });

const unsupported = { FILTER_PARAMS: 1, FILTER_GROUP: 1, SECURITY_CONTEXT: 1, SQL_UTILS: 1 };

const rowMember = (
  cube: DeclaredCube,
  member: DeclaredMember,
  scope: Scope,
  reference: Reference,
): SqlPart => {
  if (member.kind !== "measure") return { kind: "member", cube: cube.name, member: member.name };
  return fail(
    scope,
    reference,
    `${cube.name}.${member.name} is a measure: only a measure of type number refers to those`,
  );
};

const unknown = (scope: Scope, reference: Reference, cube: DeclaredCube, name: string): SqlPart => {
  // Another case of letters is the likeliest slip, and the closest name.
  const hint = suggest(name, cube.members.keys());
  return fail(scope, reference, `${cube.name} has no member ${name}${hint}`);
};

const fail = ({ what, reports }: Scope, { at }: Reference, text: string): SqlPart => {
  reports.diagnostic(at, `${what}: ${text}`);
  return "NULL";
};
