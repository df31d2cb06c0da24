import type { Token } from "../token.js";

/** A verb that says of some things only that they were there, or happened. */
interface Deed {
  /** All its forms; a small word that belongs to it stands behind the verb. */
  readonly forms: readonly (readonly string[])[];
  /** What it goes with, where it says nothing more of that alone: an invoice is raised, and a wall as well. */
  readonly nouns?: RegExp;
  /** Whether it says that something took place: what was called off did not. */
  readonly isTakingPlace: boolean;
  /** Whether the same thing has it done again and again: who joined in May is not who worked for us in May. */
  readonly isOfUse?: true;
}

const deedsOf = (
  lines: readonly (readonly [forms: string, nouns?: string])[],
  isTakingPlace: boolean,
): readonly Deed[] =>
  lines.map(([forms, nouns]) => ({
    forms: forms.split(" ").map((form) => form.split("_")),
    ...(nouns === undefined ? {} : { nouns: new RegExp(`^(?:${nouns})s?$`) }),
    isTakingPlace,
  }));

const paper = "invoice|bill|quote|quotation|estimate|statement|reminder|credit|receipt|contract";
const ticket = "ticket|fine|notice|pcn|penalt(?:y|ie)|licence|license|permit|certificate|card|pas|pass|passe|polic(?:y|ie)|voucher|refund|warning|loan|badge|prescription|report"; // prettier-ignore
const request =
  "complaint|claim|application|request|appeal|report|ticket|issue|case|dispute|objection|grievance|fault|incident|enquir(?:y|ie)|quer(?:y|ie)|concern|defect";
const travellers =
  "passenger|vehicle|car|lorr(?:y|ie)|truck|guest|load|parcel|shipment|pallet|container|freight|cargo|weight|ton|tonne|kg|kilo|good|people|skier|visitor";
const burnt = "fuel|diesel|petrol|gas|oil|coal|energy|kerosene|litre|calorie";

/**
 * Verbs of what a business does every day with its things, by what they say no more of. Those of money that is won, lost,
 * paid or returned are none of them: they change the figure.
 */
const deeds: readonly Deed[] = [
  ...deedsOf(
    [
      ["use used uses using"],
      ["deal_with deals_with dealt_with dealing_with"],
      ["work_with works_with worked_with working_with"],
    ],
    false,
  ).map((deed) => ({ ...deed, isOfUse: true as const })),
  ...deedsOf(
    [
      ["look_after looks_after looked_after looking_after"],
      ["take_care_of takes_care_of took_care_of taken_care_of taking_care_of"],
      ["manage manages managed managing oversee oversees oversaw supervise supervises supervised"],
      ["handle handles handled handling"],
      ["generate generates generated generating"],
      ["bring_in brings_in brought_in bringing_in"],
      [
        "place places placed placing",
        "orders?|order|booking|reservation|bet|ad|advert|advertisement|deposit",
      ],
      ["raise raises raised raising", `order|po|${paper}|${request}`],
      ["issue issues issued issuing", `${paper}|${ticket}`],
      ["write writes wrote written writing write_out", `review|article|post|${paper}|${ticket}`],
      ["file files filed filing lodge lodges lodged lodging", request],
      ["make makes making", `order|booking|reservation|call|visit|${request}`],
      ["burn burns burned burnt burning consume consumes consumed consuming", burnt],
      ["carry carries carried carrying", travellers],
      ["leave leaves", "review|rating|comment|feedback|tip"],
    ],
    false,
  ),
  ...deedsOf(
    [
      ["carry_out carries_out carried_out carrying_out"],
      ["perform performs performed performing", ".*"],
      ["conduct conducts conducted conducting"],
      ["lead leads led leading", "tour|departure|walk|trip|group|expedition|hike|ride|session|workshop|class|classe|project|course"], // prettier-ignore
      ["hold holds held holding", "event|meeting|auction|class|classe|course|session|sale|workshop|conference|viewing|interview|hearing|exam|fair|show|concert|seminar|webinar|part(?:y|ie)"], // prettier-ignore
      ["host hosts hosted hosting"],
      ["arrange arranges arranged arranging organise organises organised organize organizes organized"], // prettier-ignore
      ["cater cater_for catered catered_for", "event|wedding|part(?:y|ie)|function|guest|meal"],
      ["treat treats treated treating", "patient|animal|pet|dog|cat|horse|case|people|client"],
      ["teach teaches taught teaching", "class|classe|lesson|course|session|workshop|pupil|student|learner"], // prettier-ignore
    ],
    true,
  ),
];

/** A deed where it is said. */
export interface SaidDeed extends Omit<Deed, "forms"> {
  readonly at: number;
  readonly length: number;
}

/** The deed that begins at a place, the longest of its forms; undefined where none does. */
export const deedAt = (tokens: readonly Token[], at: number): SaidDeed | undefined => {
  const isSaid = (form: readonly string[]): boolean =>
    form.every((word, offset) => {
      const token = tokens[at + offset];
      return token?.word === word && !token.isQuoted;
    });
  const found = deeds
    .flatMap(({ forms, ...deed }) =>
      forms.filter(isSaid).map((form) => ({ ...deed, at, length: form.length })),
    )
    .sort((left, right) => right.length - left.length);
  return found[0];
};
