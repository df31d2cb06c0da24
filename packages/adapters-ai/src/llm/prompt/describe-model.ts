import type { Cube, DataModel, Member } from "@embedded-analytics/domain";
import { estimateTokens } from "./token-estimate.js";

/**
 * What the model of language reads of the model of data: a JSON line for each cube and view that the
 * user may see, and of them the members that the user may see (`model` is that already). What does not
 * fit is described in fewer words: first without descriptions, then without members, then without some
 * cubes, which the search still finds.
 */
export const describeModel = (model: DataModel, tokensMax: number): string => {
  const descriptions = [inFull, inShort, byName].map((describe) =>
    model.cubes.map(describe).join("\n"),
  );
  const fitting = descriptions.find((text) => estimateTokens(text) <= tokensMax);
  if (fitting !== undefined) return fitting;
  const lines: string[] = [];
  let tokensRemaining = tokensMax - estimateTokens(more);
  for (const line of model.cubes.map(byName)) {
    tokensRemaining -= estimateTokens(`${line}\n`);
    if (tokensRemaining < 0) break;
    lines.push(line);
  }
  return [...lines, more].join("\n");
};

const more = JSON.stringify({ more: "There are more: search for them with svcMeta." });

const inFull = (cube: Cube): string =>
  JSON.stringify({
    ...headOf(cube),
    description: cube.description,
    synonyms: someOf(cube.synonyms),
    // A time that this user may not name has no name here.
    defaultTime: cube.members.find(({ name }) => name === cube.defaultTime)?.name,
    fiscalYearStart: cube.fiscalYearStart,
    members: cube.members.map((member) => ({
      ...memberOf(member),
      title: member.title === member.name ? undefined : member.title,
      description: member.description,
      synonyms: someOf(member.synonyms),
      format: member.format,
      unit: member.unit,
      addsUpOverTime: member.additiveOver === undefined ? undefined : false,
      better: member.better,
    })),
  });

const inShort = (cube: Cube): string =>
  JSON.stringify({ ...headOf(cube), members: cube.members.map(memberOf) });

const byName = (cube: Cube): string => JSON.stringify(headOf(cube));

const headOf = ({ name, kind, title }: Cube) => ({
  name,
  kind,
  title: title === name ? undefined : title,
});

const memberOf = ({ name, kind, type, aggregate }: Member) => ({
  name,
  is: kind === "measure" && aggregate !== undefined ? `measure (${aggregate})` : kind,
  type,
});

const someOf = (words: readonly string[]): readonly string[] | undefined =>
  words.length === 0 ? undefined : words;
