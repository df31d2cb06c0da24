import type { Cube, Member } from "@embedded-analytics/domain";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";
import { keyOfTable } from "./counted-rows.js";
import type { OrderOfRows } from "./order-of-rows.js";
import type { RowsOfTable } from "./rows-of-tables.js";
import { homeOfMember, timesOfTable } from "./times-of-table.js";

/** More columns than that tell nobody anything. */
const detailsMax = 7;

/** The columns that tell which row it is: its key, its times, who and what it is about. */
export const detailsOf = (
  cube: Cube,
  { home }: RowsOfTable,
  { key, times, measure }: OrderOfRows,
): readonly string[] => {
  const texts = cube.members.filter(({ kind, type, public: isPublic }) => kind === "dimension" && type === "string" && isPublic); // prettier-ignore
  const homes = [...new Set(texts.map((member) => homeOfMember(cube, member)))];
  const names = homes.flatMap((each) => {
    const own = texts.filter((member) => homeOfMember(cube, member) === each);
    return each === home ? own.slice(0, 3) : [nameOf(own, each)].flatMap((member) => member ?? []);
  });
  const usual = timesOfTable(cube, home).find(({ name }) => name === cube.defaultTime) ?? timesOfTable(cube, home)[0]; // prettier-ignore
  const own = measure.kind === "rows" || measure.kind === "between" ? undefined : measure.member;
  return [
    ...new Set(
      [key ?? keyOfTable(cube, home), usual]
        .flatMap((member) => member?.name ?? [])
        .concat(
          times,
          names.map(({ name }) => name),
        ),
    ),
  ]
    .filter((name) => name !== own)
    .slice(0, detailsMax);
};

/** The column that names the rows of another table: the one called like it, or its first. */
const nameOf = (own: readonly Member[], home: string): Member | undefined => {
  const stems = wordsOfName(home).map(stemOf);
  return (
    own.find(
      ({ title, source }) =>
      wordsOfName(`${title} ${source?.member ?? ""}`).some((word) => word === "name" || stems.includes(stemOf(word))), // prettier-ignore
    ) ?? own[0]
  );
};
