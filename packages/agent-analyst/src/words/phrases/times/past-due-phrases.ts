import { any, type Phrase } from "../phrase.js";

const overdue = (said: string): Phrase => ({ said: any(said), plain: ["overdue"], hasNames: true });

const due = "they|it|that were|was|are|is due";
const contrast = "although|though|despite";

/** What was to be done by now and has not been, in other words than `overdue`. */
export const pastDuePhrases: readonly Phrase[] = [
  // `invoices not paid past their due date` are overdue, and those paid past it were late.
  ...[
    "haven|hasn|aren|isn|weren|wasn t been",
    "have|has not been",
    "haven|hasn|aren|isn t",
    "not yet|been",
    "not",
  ].map((not) =>
    overdue(`${not} paid|settled|delivered|returned|collected past its|their|the due date|dates`),
  ),
  {
    said: any("paid|settled|delivered|returned|collected past its|their|the due date|dates"),
    plain: [0, "late"],
    hasNames: true,
  },
  ...[
    `still open ${contrast} ${due}`,
    `still open even though ${due}`,
    `still open when|where ${due}`,
  ]
    .flatMap((said) => [`${said} before|by today|now|yesterday`, `${said} already`])
    .map(overdue),
  ...[
    "that|which|who are|is|s past its|their due date|dates",
    "are|is past its|their due date|dates",
    "past its|their|the due date|dates",
    "that|which are|is past due",
    "past due date|dates",
  ].map(overdue),
];
