import type { Cube, Member } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import type { Utterance } from "../../words/cues/utterance.js";
import { wordsOfName } from "../../words/token.js";
import { isSomebody, saysWho } from "../../words/verbs/who-words.js";
import type { LogicalForm } from "../logical-form.js";
import { homeOfMember } from "../spans/times-of-table.js";
import { deedsAsked, saysDeed, type AskedDeed } from "./deeds-asked.js";

/** Times at which somebody or something came to be one of ours. */
const entry =
  /^(join|joined|joining|registered|registration|since|hired|enrolled|onboarded|signup|signed|founded|acquired|bought|purchased|books|started|start|launched|opened|added|built|commissioned)$/;

/** Verbs of the same: those who were won in May became ours then. */
const entering =
  /^(join|register|sign|win|won|gain|get|got|add|acquire|recruit|hire|onboard|enrol|enroll|start|begin|began|open|attract|receive|buy|bought|bring|brought|create|set|list|launch|found|establish|welcome|admit|take on|took on|land|pick up|convert|build|built|introduce|commission|put up|employ|make|made)/;

/** Times of what is still to be done. */
const planned = /^(next|due|planned|expected|scheduled|promised|until|expires?|expiry)$/;

/** Times at which a thing that is handed on came in, or was asked for. */
const asking =
  /^(order|ordered|placed|booked|received|raised|created|requested|quoted|registered|enquired|reported)$/;
/** Verbs by which it leaves again. */
const leaving = /^(ship|shipped|dispatch|dispatched|deliver|delivered|went out|gone out|go out|send out|sent out|returned|came back|come back|went back|finish|complete|hand over)$/; // prettier-ignore

/** Times at which what others use was used by them: nobody bought it then for them to use. */
const using =
  /^(checked|loaned|lent|borrowed|sold|hired|rented|used|visited|entered|cancelled|left)$/;

const wordsOf = ({ name, title, synonyms }: Member): readonly string[] =>
  wordsOfName(`${name} ${title} ${synonyms.join(" ")}`);

/** Whether a question asks for how many there are, and for nothing else. */
const countsOnly = ({ measures: [only, ...others] }: LogicalForm, { members }: Cube): boolean => {
  if (only === undefined || others.length > 0) return false;
  if (only.kind === "rows" || only.kind === "distinct") return true;
  const member =
    only.kind === "measure" ? members.find(({ name }) => name === only.member) : undefined;
  return /^count/.test(member?.aggregate ?? "");
};

/** The words of what is counted, and of whose it is. */
const wordsCounted = (
  { measures: [only] }: Pick<LogicalForm, "measures">,
  cube: Cube,
): readonly string[] => {
  const name = only === undefined || only.kind === "rows" ? undefined : only.member;
  const member = cube.members.find((each) => each.name === name);
  return member === undefined ? [] : wordsOf(member);
};

/** Whether a time is the one at which those came who are counted: of persons, and of things that are ours since then. */
const isEntryOf = (time: Member, form: LogicalForm, cube: Cube): boolean => {
  const words = wordsOf(time);
  const [only] = form.measures;
  const counted = cube.members.find(
    ({ name }) => only !== undefined && only.kind !== "rows" && name === only.member,
  );
  const isOwn = counted === undefined || homeOfMember(cube, counted) === homeOfMember(cube, time);
  const isOfList =
    wordsCounted(form, cube).some((word) => isSomebody(word)) ||
    words.some((word) => /^(since|books|bought|acquired|purchased)$/.test(word));
  return isOwn && isOfList && words.some((word) => entry.test(word));
};

/** Whether the time by which a question would count says another deed than the question. */
const isOtherDeed = (
  { said, isByUs }: AskedDeed,
  time: Member,
  form: LogicalForm,
  cube: Cube,
): boolean => {
  const words = wordsOf(time);
  if (saysDeed([...words, ...wordsOfName(time.description ?? "")], said)) return false;
  const isFigureOfIt = saysDeed(wordsCounted(form, cube), said);
  if (isEntryOf(time, form, cube)) return !entering.test(said) && !isFigureOfIt;
  if (isFigureOfIt) return false;
  const isOf = (sort: RegExp): boolean => words.some((word) => sort.test(word));
  if (leaving.test(said)) return isOf(asking);
  if (isByUs && /^(buy|bought|purchase|acquire)/.test(said)) return isOf(using);
  return isByUs && isOf(planned) && time.name !== cube.defaultTime;
};

/** What is there of a stock at a time, where it was asked what was done then. */
const isOfStock = (
  { said, isByUs }: AskedDeed,
  { snapshot, measures }: LogicalForm,
  cube: Cube,
): boolean =>
  isByUs &&
  snapshot !== undefined &&
  /^(sell|sold|buy|bought|ship|send|sent|make|made|let|lend|lent|order|ordered|use|used)$/.test(
    said,
  ) &&
  !saysDeed(wordsCounted({ measures }, cube), said);

/** `how many courses did we sell`: how many different ones have some money is none of what was sold. */
const isOfMoney = (
  { isByUs }: AskedDeed,
  { thresholds, measures }: LogicalForm,
  cube: Cube,
): boolean => {
  const [only] = measures;
  const things = cube.members.find(
    ({ name }) => only?.kind === "distinct" && name === (only.called ?? only.member),
  );
  return (
    isByUs &&
    things !== undefined &&
    !saysWho(`${things.name} ${things.title}`) &&
    thresholds.some(({ on, member, operator, number }) => {
      const figure = cube.members.find(({ name }) => name === member);
      return (
        on === "thing" &&
        operator === ">" &&
        number === 0 &&
        figure !== undefined &&
        isMoney(figure)
      );
    })
  );
};

/**
 * The places of verbs whose deed the time of a reading does not say: `how many patients did we see last month` is no number of
 * those who registered then, and parcels that went out are none that were ordered. A stock has no deed in a time at all.
 */
export const otherDeeds = (
  utterance: Pick<Utterance, "tokens" | "taken" | "isAhead">,
  form: LogicalForm,
  cube: Cube,
): readonly number[] => {
  const time = cube.members.find(({ name }) => name === form.time?.dimension);
  const isNew = utterance.tokens.some(({ word }) => /^(new|newly|first)$/.test(word));
  if (isNew || utterance.isAhead) return [];
  return deedsAsked(utterance).flatMap((deed) => {
    const isOther =
      time !== undefined && countsOnly(form, cube) && isOtherDeed(deed, time, form, cube);
    const isDifferent = utterance.tokens.some(({ word }) =>
      /^(different|distinct|unique)$/.test(word),
    );
    return isOther || isOfStock(deed, form, cube) || (!isDifferent && isOfMoney(deed, form, cube))
      ? [deed.at]
      : [];
  });
};
