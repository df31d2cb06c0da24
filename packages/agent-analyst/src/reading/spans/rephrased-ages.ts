import { askedAges } from "../../words/spans/asked-ages.js";
import { stemOf } from "../../words/stem.js";
import { plainOf, wordsOfName } from "../../words/token.js";
import { countedRows, withoutAssumed } from "./counted-rows.js";
import { givesCounts } from "./given-figures.js";
import type { Rephrased, Rephrasing } from "./reading-of-rest.js";
import { wordsIn } from "./rest-of-question.js";
import { tablesIn, asNumber, withTitleOfRows } from "./rows-of-tables.js";
import { birthOf, homeOfMember, isBirth, openEndOf } from "./times-of-table.js";

/** A question for ages, as one about rows, which are named apart by how long ago they came in. */
export const rephrasedAges = (
  question: string,
  { language, cubes, now }: Rephrasing,
): readonly Rephrased[] => {
  const asked = askedAges(question);
  if (asked === undefined) return [];
  const words = wordsIn(asked.rest).map((word) => stemOf(plainOf(word)));
  return language.flatMap((vocabulary) => {
    const { cube } = vocabulary;
    const table = tablesIn(cube, cubes).find(({ stems }) => words.some((word) => stems.has(word)));
    const from = table && birthOf(cube, table.home);
    const hasAge = cube.members.some(
      (member) =>
        member.kind === "dimension" &&
        table?.home === homeOfMember(cube, member) &&
        wordsOfName(member.title || member.name).includes("age"),
    );
    if (table === undefined || from === undefined || hasAge) return [];
    const end = openEndOf(cube, table.home, from);
    return [
      {
        text: asNumber(withTitleOfRows(asked.rest, table), table),
        vocabulary,
        isGivenBy: givesCounts,
        dress: (plain) => {
          const counted = countedRows(plain, table, []);
          if (counted === undefined) return undefined;
          const { form, notes } = counted.understood;
          if (form.groupBy.length > 0 || form.time?.bucket !== undefined) return undefined;
          const isSaid = form.filters.some(({ member }) => member === end?.name);
          return {
            ...counted.understood,
            form: {
              ...form,
              measures: [{ kind: "measure", member: table.count.name }],
              filters:
                end === undefined || isSaid
                  ? form.filters
                  : [...form.filters, { member: end.name, match: "empty", values: [], isNot: false }], // prettier-ignore
              ages: { member: from.name, until: now, unit: isBirth(from) ? "year" : "day" },
            },
            notes: withoutAssumed(notes),
            isWhole: true,
          };
        },
      },
    ];
  });
};
