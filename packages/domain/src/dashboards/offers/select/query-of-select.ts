import type { MemberType } from "../../../analytics/model/data-model.js";
import { addDays, formatDate, parseDate } from "../../../shared/dates/civil-date.js";
import type { QueryFilter, TileQuery } from "../../definition/dashboard.js";
import type { SelectCondition } from "./plain-select.js";
import type { ResolvedSelect } from "./resolve-select.js";

/** What a query says for a statement; undefined where no query says it. */
export const queryOfSelect = (select: ResolvedSelect): TileQuery | undefined => {
  const path = (name: string): string => `${select.from.name}.${name}`;
  const cuts = select.items.filter(({ kind }) => kind === "cut");
  const [cut] = cuts;
  const members = (kind: "member" | "measure"): readonly string[] =>
    select.items.filter((item) => item.kind === kind).map(({ name }) => path(name));
  const [measures, dimensions] = [members("measure"), members("member")];
  const asked = conditionsOf(select);
  const isUnordered = select.limit !== undefined && select.order.length === 0;
  if (cuts.length > 1 || asked === undefined || isUnordered) return undefined;
  const range = asked.ranges.get(cut?.name ?? "");
  const filters = [
    ...asked.filters.map(({ member, ...rest }) => ({ member: path(member), ...rest })),
    ...[...asked.ranges]
      .filter(([name]) => name !== cut?.name)
      .map(([name, days]) => ({
        member: path(name),
        operator: "inDateRange" as const,
        values: days.split(".."),
      })),
  ];
  const order = Object.fromEntries(
    select.order.map(({ item, isDescending }) => [
      path(select.items[item]?.name ?? ""),
      isDescending ? ("desc" as const) : ("asc" as const),
    ]),
  );
  const isOrdered = Object.keys(order).length > 0;
  return {
    ...(measures.length === 0 ? {} : { measures }),
    ...(dimensions.length === 0 ? {} : { dimensions }),
    ...(asked.segments.length === 0 ? {} : { segments: asked.segments.map(path) }),
    ...(cut === undefined
      ? {}
      : {
          time: {
            member: path(cut.name),
            grain: cut.grain,
            ...(range === undefined ? {} : { range }),
          },
        }),
    ...(filters.length === 0 ? {} : { filters }),
    ...(isOrdered ? { order } : {}),
    ...(select.limit === undefined ? {} : { limit: select.limit }),
  };
};

interface Asked {
  readonly filters: readonly QueryFilter[];
  readonly segments: readonly string[];
  /** Days by the name of a time, such as `2026-01-01..2026-03-31`. */
  readonly ranges: ReadonlyMap<string, string>;
}

const conditionsOf = ({ conditions, memberOf }: ResolvedSelect): Asked | undefined => {
  const filters: QueryFilter[] = [];
  const bounds = new Map<string, Bounds>();
  for (const condition of conditions) {
    const { kind, name } = condition;
    if (kind === "segment") continue;
    if (kind === "from" || kind === "before") {
      const others = bounds.get(name) ?? {};
      if (others[kind] !== undefined || memberOf(name)?.type !== "time") return undefined;
      bounds.set(name, { ...others, [kind]: condition.day });
      continue;
    }
    const filter = filterOf(condition, memberOf(name)?.type);
    if (filter === undefined) return undefined;
    filters.push(filter);
  }
  const segments = conditions.flatMap(({ kind, name }) => (kind === "segment" ? [name] : []));
  const ranges = new Map([...bounds].flatMap(([name, days]) => rangesOf(name, days)));
  filters.push(...[...bounds].flatMap(([member, days]) => halfRanges(member, days)));
  return { filters, segments, ranges };
};

interface Bounds {
  readonly from?: string;
  readonly before?: string;
}

const rangesOf = (
  name: string,
  { from, before }: Bounds,
): readonly (readonly [string, string])[] =>
  from === undefined || before === undefined ? [] : [[name, `${from}..${dayBefore(before)}`]];

const halfRanges = (member: string, { from, before }: Bounds): readonly QueryFilter[] => {
  if (before === undefined) {
    return from === undefined ? [] : [{ member, operator: "afterOrOnDate", values: [from] }];
  }
  return from === undefined ? [{ member, operator: "beforeDate", values: [before] }] : [];
};

const dayBefore = (text: string): string => {
  const day = parseDate(text);
  return day === undefined ? "" : formatDate(addDays(day, -1));
};

const operators = { "<": "lt", "<=": "lte", ">": "gt", ">=": "gte" } as const;

const filterOf = (
  condition: Extract<SelectCondition, { readonly kind: "values" | "empty" | "compared" }>,
  type: MemberType | undefined,
): QueryFilter | undefined => {
  const { name: member } = condition;
  if (condition.kind === "empty") {
    return { member, operator: condition.isNot ? "set" : "notSet" };
  }
  if (condition.kind === "compared") {
    const operator = operators[condition.operator];
    return type === "number" ? { member, operator, values: [condition.value] } : undefined;
  }
  const { values, isNot } = condition;
  // Of another type, the engine would have to read the value as one of this type.
  if (type === "time" || values.some((value) => typeof value !== type)) return undefined;
  return { member, operator: isNot ? "notEquals" : "equals", values };
};
