import type { TileQuery } from "./dashboard.js";
import type { Problem } from "../../shared/failure/failure.js";
import { parseMemberPath } from "./member-path.js";

/** What is wrong with a query, of itself: it asks one cube or view, names each column once. */
export const queryProblems = (query: TileQuery): readonly Problem[] => [
  ...foreignProblems(query),
  ...columnProblems(query),
  ...filterProblems(query),
];

/** Every member that a query names, with where it does. */
export const membersOfQuery = ({
  measures = [],
  dimensions = [],
  segments = [],
  time,
  filters = [],
}: TileQuery): readonly (readonly [string, string])[] => [
  ...measures.map((member, at) => [`/query/measures/${at}`, member] as const),
  ...dimensions.map((member, at) => [`/query/dimensions/${at}`, member] as const),
  ...segments.map((member, at) => [`/query/segments/${at}`, member] as const),
  ...(time === undefined ? [] : [["/query/time/member", time.member] as const]),
  ...filters.map(({ member }, at) => [`/query/filters/${at}/member`, member] as const),
];

const foreignProblems = (query: TileQuery): readonly Problem[] => {
  const members = membersOfQuery(query);
  const cube = parseMemberPath(members[0]?.[1] ?? "")?.cube;
  return members.flatMap(([pointer, member]) =>
    parseMemberPath(member)?.cube === cube
      ? []
      : [{ pointer, message: `must be a member of ${cube ?? ""}, like the others of this query` }],
  );
};

const columnProblems = ({
  measures = [],
  dimensions = [],
  time,
  order,
}: TileQuery): readonly Problem[] => {
  const columns = [
    ...dimensions.map((member, at) => [`/query/dimensions/${at}`, member] as const),
    ...measures.map((member, at) => [`/query/measures/${at}`, member] as const),
    ...(time?.grain === undefined ? [] : [["/query/time/member", time.member] as const]),
  ];
  const seen = new Set<string>();
  const repeated = columns.flatMap(([pointer, member]) => {
    if (seen.has(member)) return [{ pointer, message: "is there twice" }];
    seen.add(member);
    return [];
  });
  const unordered = Object.keys(order ?? {}).filter((member) => !seen.has(member));
  return [
    ...repeated,
    ...unordered.map((member) => ({
      pointer: "/query/order",
      message: `${member} is no column of this query`,
    })),
  ];
};

const filterProblems = ({ filters = [] }: TileQuery): readonly Problem[] =>
  filters.flatMap(({ operator, values }, at) => {
    const pointer = `/query/filters/${at}/values`;
    const takesNone = operator === "set" || operator === "notSet";
    if (takesNone) return values === undefined ? [] : [{ pointer, message: "is not for set" }];
    return values === undefined || values.length === 0
      ? [{ pointer, message: "must have at least one value" }]
      : [];
  });
