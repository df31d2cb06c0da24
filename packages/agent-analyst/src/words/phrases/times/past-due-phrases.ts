import { any, type Phrase } from "../phrase.js";

const overdue = (said: string): Phrase => ({ said: any(said), plain: ["overdue"], hasNames: true });

const due = "they|it|that were|was|are|is due";
const contrast = "although|though|despite";

/** What was to be done by now and has not been, in other words than `overdue`. */
export const pastDuePhrases: readonly Phrase[] = [
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
