import type { Cube, Member } from "@embedded-analytics/domain";
import type { LogicalForm } from "../logical-form.js";
import { stemOf } from "../../words/stem.js";
import { plainOf, wordsOfName } from "../../words/token.js";

type Spoken = { readonly form: LogicalForm; readonly cube: Cube };

/** What may be asked of an amount that was given before, with the words by which models call that part of it. */
const states: readonly (readonly [said: RegExp, names: RegExp])[] = [
  [
    /^(paid|received|collected|settled|come in|got in|in)$/,
    /^(paid|payments?|received|receipts?|collected|settled)$/,
  ],
  [
    /^(unpaid|outstanding|open|owed|owing|due|to come|not paid|not been paid)$/,
    /^(outstanding|unpaid|owed|arrears|debts?|owing|unsettled)$/,
  ],
  [/^overdue$/, /^overdue$/],
  [/^(refunded|given back|paid back|returned)$/, /^(refunds?|refunded|returned)$/],
  [/^written off$/, /^(written|writeoffs?)$/],
  [/^(credited)$/, /^(credits?|credited)$/],
  [/^(discounted)$/, /^(discounts?|discounted)$/],
];

const form =
  /^(?:(?:and|but|so|ok|okay|then)[\s,]+)*how much (?:of (?:it|that|this|those|these|them|which) )?(?:has|have|is|are|was|were|did)(?: (?:still|already|actually|now|yet|since|we))*(?: (?<not>not))?(?: (?:been|got|still|already|actually))*(?: (?<state>paid|received|collected|settled|come in|got in|in|unpaid|outstanding|open|owed|owing|due|to come|overdue|refunded|given back|paid back|returned|written off|credited|discounted))(?: (?:now|yet|so far|already|still|by now))*(?<rest>(?: (?:by|per) \p{L}+(?: \p{L}+)?)?)\W*$/iu;

/**
 * `and how much of it has been paid` after an amount, where the model has a figure of that part in the same money (Amount
 * received of Amount invoiced): that one, over the same rows. Undefined where it has none, or several.
 */
export const amountOfThose = (text: string, { form: before, cube }: Spoken): string | undefined => {
  const { state = "", not, rest = "" } = form.exec(text.trim())?.groups ?? {};
  if (state === "") return undefined;
  const said = `${not === undefined ? "" : "not "}${plainOf(state)}`;
  const [, names] = states.find(([words]) => words.test(said)) ?? [];
  const [measure, ...others] = before.measures;
  const whole = cube.members.find(
    ({ name }) => measure?.kind === "measure" && name === measure.member,
  );
  if (names === undefined || whole === undefined || others.length > 0) return undefined;
  const part = partOf(whole, names, cube);
  return part && `and ${part.title || part.name}${rest}`;
};

const partOf = (whole: Member, names: RegExp, { members }: Cube): Member | undefined => {
  const isCalled = (text: string): boolean => wordsOfName(text).some((word) => names.test(word));
  const parts = members.filter(
    (each) =>
      each.kind === "measure" &&
      each.public &&
      each.name !== whole.name &&
      each.aggregate === whole.aggregate &&
      each.unit === whole.unit &&
      each.format === whole.format &&
      each.source?.cube === whole.source?.cube &&
      [each.title, ...each.synonyms].some(isCalled),
  );
  if (parts.length < 2) return parts[0];
  const own = parts.filter(({ title }) => isCalled(title));
  const stems = new Set(wordsOfName(whole.title).map(stemOf));
  const near = own.filter(({ title }) =>
    wordsOfName(title).some((word) => stems.has(stemOf(word))),
  );
  return own.length === 1 ? own[0] : near.length === 1 ? near[0] : undefined;
};
