import { rowFilterFor, type DataAccess, type RowFilter } from "@embedded-analytics/domain";
import type { CompiledModel } from "../../model/compile/compiled-model.js";
import { isSumOfGroups, measureSql } from "../relation/measure.js";
import { own } from "../../model/compile/member-template.js";
import { relationSql, type Relation, type RelationNeeds } from "../relation/relation.js";
import { lastsOfText, type ChangingNames } from "../lasts.js";
import { rowExtract, type RowExtract } from "../row-extract.js";
import { dataSourceOf } from "../../model/compile/member-template.js";
import type { SourceExtract } from "../scan.js";
import { groupingOf } from "./scans/grouped-scan.js";
import { quoteName } from "../../model/sql-text.js";
import { become, parseAst, type AstNode } from "./ast.js";
import { printedText } from "./print.js";
import { Refusal, shownNames } from "./refusal.js";
import { mayRepeat, type KeyOf } from "./repetition.js";
import type { CubeUse } from "./scope.js";
import { dialectOf, relationIn, sourceExtractOf } from "./scans/source-reads.js";
import type { Serializer } from "./serializer.js";
import { nodeAt, nodesAt, textsAt } from "./shape.js";

/** What the rewriting of a statement rests on. */
export interface Rights {
  readonly model: CompiledModel;
  readonly access: DataAccess;
  readonly timezone: string;
  /** Names of the data whose answers change with the moment. */
  readonly changing: ChangingNames;
}

/** What is known of a statement when it has been rewritten. */
export interface Rewritten {
  /** Copies of visible rows that it reads, each once. */
  readonly extracts: readonly RowExtract[];
  /** What it reads of databases, each once (K1). */
  readonly scans: readonly SourceExtract[];
  /** Used members by cube or view, also of cubes beneath a view: what policies were asked about. */
  readonly uses: AskedMembers;
}

/** Members by cube or view. */
type AskedMembers = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Puts the subselects and the measures into a walked statement, in place. All texts of ours are
 * read in one go, as one SELECT: the measures are its list, the subselects its FROM.
 */
export const rewrite = async (
  uses: readonly CubeUse[],
  rights: Rights,
  serializer: Serializer,
): Promise<Rewritten> => {
  if (uses.length === 0) return { extracts: [], scans: [], uses: new Map() };
  const byNode = new Map(uses.map((use) => [use.node, use]));
  const keyOf = keysOf(rights.model);
  const needs = uses.map((use) => needsOf(use, byNode, keyOf));
  const asked = askedMembers(uses, needs, rights);
  const relations = uses.map((use, at) =>
    relationOf(use, needs[at] as RelationNeeds, rights, asked),
  );
  const groupings = uses.map((use, at) =>
    dataSourceOf(rights.model, use.cube.name) === undefined
      ? undefined
      : groupingOf(use, relations[at] as Relation),
  );
  const aliases = uses.map(aliasOf);
  const measures = uses.flatMap((use, at) =>
    measuresOf(
      use,
      aliases[at] as string,
      relations[at] as Relation,
      typeof groupings[at] === "object",
    ),
  );
  const scans = uses.map((use, at) => {
    const [relation, grouping] = [relations[at] as Relation, groupings[at]];
    const source = { needs: needs[at] as RelationNeeds, relation, grouping };
    return sourceExtractOf(use, source, rights.model, asked);
  });
  const applied = groupings.flatMap((one) => (typeof one === "object" ? one.applied : []));
  const extracts: (RowExtract | undefined)[] = [];
  for (const [at, { filtered, joined, sql }] of relations.entries()) {
    if (scans[at] !== undefined) {
      extracts.push(undefined);
      continue;
    }
    const { conditions } = uses[at] as CubeUse;
    const pruned = filtered ? await prunedSql(sql, conditions, serializer) : undefined;
    const text = joined && pruned !== undefined ? `${pruned} ORDER BY ALL` : pruned;
    extracts.push(text === undefined ? undefined : await extractOf(text, rights, serializer));
  }
  const list = ["1", ...measures.map(({ sql }) => sql), ...applied.map(() => "TRUE")].join(", ");
  const from = relations
    .map(
      (relation, at) =>
        `(${sourceOf(relation, scans[at] ?? extracts[at])}) AS ${quoteName(`~${at}`)}`,
    )
    .join(", ");
  const text = `SELECT ${list} FROM ${from}`;
  const query = nodeAt(onlyStatement(parseAst(await serializer.serialize(text))), "node");
  const expressions = nodesAt(query, "select_list").slice(1);
  measures.forEach(({ node }, at) => {
    become(node, { ...(expressions[at] as AstNode), alias: node["alias"] });
  });
  applied.forEach((node, at) => {
    become(node, expressions[measures.length + at] as AstNode);
  });
  const subselects = tables(nodeAt(query, "from_table"));
  uses.forEach((use, at) => {
    const table = subselects[at] as AstNode;
    const alias = aliases[at] as string;
    become(use.node, { ...table, alias, sample: use.node["sample"] });
    for (const column of use.qualified) {
      column["column_names"] = [alias, ...textsAt(column, "column_names").slice(1)];
    }
  });
  return { extracts: eachOnce(extracts), scans: eachOnce(scans), uses: asked };
};

const extractOf = async (
  sql: string,
  { changing }: Rights,
  serializer: Serializer,
): Promise<RowExtract> => rowExtract(sql, await lastsOfText(sql, serializer, changing));

const eachOnce = <Named extends { readonly name: string }>(
  found: readonly (Named | undefined)[],
): readonly Named[] => [
  ...new Map(found.flatMap((one) => (one === undefined ? [] : [[one.name, one]]))).values(),
];

const needsOf = (
  use: CubeUse,
  byNode: ReadonlyMap<AstNode, CubeUse>,
  keyOf: KeyOf,
): RelationNeeds => {
  if (use.taken && use.measures.length > 0) {
    throw new Refusal(
      `Beside measures of ${use.cube.name}, name its columns one by one, without *.`,
    );
  }
  return {
    // In the order of the model, which is that of a star.
    members: [...use.cube.members.values()]
      .map(({ name }) => name)
      .filter((name) => use.members.has(name)),
    measures: [...new Set(use.measures.map(({ member }) => member))],
    repeated:
      use.measures.length > 0 &&
      (use.from === undefined || mayRepeat(use.from, use, byNode, keyOf)),
  };
};

/**
 * What the whole statement uses of each cube, beneath views as well. Policies are chosen for all of
 * it together (E6), so that no two mentions of a cube put together what no policy opens together.
 */
const askedMembers = (
  uses: readonly CubeUse[],
  needs: readonly RelationNeeds[],
  { model, timezone }: Rights,
): AskedMembers => {
  const asked = new Map<string, Set<string>>();
  const rowsOf = (name: string, used: ReadonlySet<string>): RowFilter => {
    const members = asked.get(name) ?? new Set();
    asked.set(name, members);
    for (const member of used) members.add(member);
    return { kind: "all" };
  };
  uses.forEach(({ cube }, at) => {
    relationSql(model, cube.name, needs[at] as RelationNeeds, { rowsOf, timezone });
  });
  return asked;
};

const relationOf = (
  { cube }: CubeUse,
  needs: RelationNeeds,
  { model, access, timezone }: Rights,
  asked: AskedMembers,
): Relation => {
  const rowsOf = (name: string): RowFilter | undefined =>
    rowFilterFor(own(access, name) ?? [], asked.get(name) ?? []);
  const relation = relationIn(dialectOf(model, cube.name), (dialect) =>
    relationSql(model, cube.name, needs, { rowsOf, timezone, dialect }),
  );
  if (relation !== undefined) return relation;
  // A dimension may use another cube's members, which its reader may not even know by name (E2).
  const used = [...(asked.get(cube.name) ?? [])].filter((name) =>
    cube.members.has(name.toLowerCase()),
  );
  throw new Refusal(
    used.length === 0
      ? `There is nothing of ${cube.name} for you.`
      : `No policy opens these members of ${cube.name} together: ${shownNames(used)}.`,
  );
};

/** A SELECT of visible rows, less those that conditions of the statement drop anyhow. */
const prunedSql = async (
  sql: string,
  conditions: readonly AstNode[],
  serializer: Serializer,
): Promise<string> => {
  if (conditions.length === 0) return sql;
  const tree = parseAst(await serializer.serialize(`SELECT * FROM (${sql}) AS "~rows" WHERE TRUE`));
  nodeAt(onlyStatement(tree), "node")["where_clause"] =
    conditions.length === 1
      ? conditions[0]
      : { class: "CONJUNCTION", type: "CONJUNCTION_AND", alias: "", children: [...conditions] };
  return printedText(tree, serializer);
};

/**
 * Where rows are hidden, a statement reads the extract: neither a value nor a statistic of a hidden
 * row is in it (E9). The name that begins with ~ marks the text as ours where it might be shown.
 */
const sourceOf = ({ sql }: Relation, extract: { readonly name: string } | undefined): string =>
  extract === undefined
    ? `SELECT * FROM (${sql}) AS "~open"`
    : `SELECT * FROM ${quoteName(extract.name)}`;

/**
 * What has hidden columns gets an alias that no statement can write, wherever a name might be taken
 * for the one that it has: so that nothing but measures reaches them.
 */
const aliasOf = ({ alias, mayBeMeant, measures }: CubeUse): string =>
  mayBeMeant && measures.length > 0 ? `~${alias}` : alias;

const measuresOf = (
  { cube, measures }: CubeUse,
  alias: string,
  relation: Relation,
  isGrouped: boolean,
): readonly { readonly node: AstNode; readonly sql: string }[] =>
  measures.map((measure) => {
    const { node, member } = measure;
    const placed = relation.measures.get(member);
    measure.isOfGroups = isGrouped && placed !== undefined && isSumOfGroups(placed);
    const sql = placed && measureSql(placed, alias, isGrouped);
    if (sql === undefined) {
      throw new Refusal(
        `${cube.name}.${member} cannot be computed over this join: its cube has no primary key.`,
      );
    }
    return { node, sql };
  });

/** The key columns of a cube; of a view nobody can tell which columns keep its rows apart. */
const keysOf =
  ({ cubes }: CompiledModel): KeyOf =>
  ({ cube }) => {
    const keys = Object.entries(own(cubes, cube.name)?.dimensions ?? {})
      .filter(([, { primaryKey }]) => primaryKey)
      .map(([name]) => name);
    return keys.length === 0 ? undefined : keys;
  };

/** Commas nest to the left. */
const tables = (from: AstNode): readonly AstNode[] =>
  from["type"] === "JOIN" ? [...tables(nodeAt(from, "left")), nodeAt(from, "right")] : [from];

/** The statement of a text that has just one. */
export const onlyStatement = (serialized: AstNode): AstNode => {
  const [statement, other] = nodesAt(serialized, "statements");
  if (statement === undefined || other !== undefined) throw new Refusal("Give exactly one SELECT.");
  return statement;
};
