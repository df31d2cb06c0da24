import { latenessAsked, latenessNamed } from "./lateness-forms.js";
import {
  article,
  does,
  each,
  form,
  further,
  is,
  long,
  mean,
  time,
  until,
  usual,
  who,
  word,
  type FormOfSpan,
} from "./parts-of-forms.js";

/** Words before `time` that tell no process: `on time`, `the first time`. */
const plainTime =
  /^(the|this|that|on|in|all|same|real|full|part|first|last|long|local|much|of|per|by|over|at|any|some|best|worst|opening|closing|peak|a|our|average|avg|mean|total|more|less|most|least|spare|free|what|which|every|each|to|up|due|two|three|many|several|usual|typical|normal|overall)$/iu;

/** `until a claim is closed`, and `to pay`, `to repair a damage`: a verb names the end. */
const byVerb: readonly FormOfSpan[] = [
  {
    form: form(
      `(?:${long}(?: ${does} it (?:take|last|need))?|${mean}${time}(?: it takes)?) (?:${until}|before|for) ${article}${who} ${is} (?<verb>${word})(?: after (?:they |it |being |getting |the ${word} )?(?:${is} )?(?<from>${word}))?`,
    ),
    said: ({ verb, from, who: those }) =>
      from === undefined
        ? { kind: "process", words: each(verb), who: those }
        : { kind: "ends", words: each(from, verb), who: those },
  },
  {
    form: form(`${long} ${does} it (?:take|need)(?: for)?(?: ${who})? to (?:be |get |have )?(?<verb>${word})`), // prettier-ignore
    said: ({ verb, who: those }) => ({ kind: "process", words: each(verb), who: those }),
  },
  {
    form: form(
      `${long} ${does} ${who} (?:take|need|have) to (?:be |get )?(?<verb>(?!wait)${word})`,
    ),
    said: ({ verb, who: those }) => ({ kind: "process", words: each(verb), who: those }),
  },
  {
    form: form(
      `${long} ${does} ${who} (?:have to )?wait (?:for|to get) ${article}(?<verb>${word})`,
    ),
    said: ({ verb, who: those }) => ({ kind: "process", words: each(verb), who: those }),
  },
  {
    form: form(`${mean}(?:${time}|delay|gap) (?:from|between) ${article}(?<from>${word}) (?:to|and|${until}) ${article}(?<verb>${word})`), // prettier-ignore
    said: ({ from, verb }) => ({ kind: "ends", words: each(from, verb) }),
  },
  {
    form: form(`${mean}${time}(?: it takes| taken| needed| required| we (?:take|need))?(?: for)?(?: (?!from|between)${who})? to (?:be |get )?(?<verb>${word})`), // prettier-ignore
    said: ({ verb, who: those }) => ({ kind: "process", words: each(verb), who: those }),
  },
  {
    form: form(`(?:${long}(?: ${does} it (?:take|last|need))?|${mean}${time}(?: it takes)?) ${until} ${article}${who}`, further), // prettier-ignore
    said: ({ who: those }) => ({ kind: "process", who: those, seeksVerb: true }),
  },
];

/** What something does for a while: waiting, staying, lasting, being here. */
const whileIt: readonly FormOfSpan[] = [
  {
    form: form(`${long} ${does} ${who} (?:have to )?(?<verb>wait|stay|keep|remain|live|hold|own|last)(?: with us| here| ours?)?`), // prettier-ignore
    said: ({ verb = "", who: those }) =>
      /^last$/i.test(verb)
        ? { kind: "process", words: [], who: those, isLasting: true }
        : /^wait$/i.test(verb)
          ? { kind: "process", words: [verb], who: those }
          : { kind: "life", words: each(verb), who: those },
  },
  {
    form: form(`${long} ${does} ${article}${who} (?:take|run)(?: for)?`),
    said: ({ who: those }) => ({ kind: "process", who: those }),
  },
  {
    form: form(`${long} (?:have|has|had|are|is) ${who} (?:been )?(?:with us|here|around|employed|working (?:here|for us)|in business|(?<=been |been an? )(?:customers?|members?|clients?|subscribers?|partners?))`), // prettier-ignore
    said: ({ who: those }) => ({ kind: "life", who: those }),
  },
  {
    form: form(`${long} (?:have|has|are|is|were|was) ${who} (?:been )?(?<verb>out|away|open|waiting|pending|unpaid|outstanding)`), // prettier-ignore
    said: ({ who: those = "", verb = "" }) =>
      /^(out|away)$/i.test(verb)
        ? { kind: "process", words: each(verb), who: those }
        : { kind: "age", who: `${verb} ${those}` },
  },
];

/** `how old`, `how fast`, `how far in advance`. */
const byDegree: readonly FormOfSpan[] = [
  {
    form: form(`how old ${is} ${who}`, further),
    said: ({ who: those }) => ({ kind: "age", who: those }),
  },
  {
    form: form(`${long} (?:is|are|was|were) ${who}`, further),
    said: ({ who: those }) => ({ kind: "process", who: those, seeksVerb: true }),
  },
  {
    form: form(`how (?:quickly|quick|fast|soon|promptly|swiftly) (?:${is}|${does}|can) ${who}`, further), // prettier-ignore
    said: ({ who: those }) => ({ kind: "process", who: those, seeksVerb: true }),
  },
  {
    form: form(`(?:${long}|how far) (?:ahead|in advance|beforehand)(?: of (?:time|${article}${word}))? (?:${does}|${is}) ${who}`, further), // prettier-ignore
    said: ({ who: those }) => ({ kind: "ahead", who: those, seeksVerb: true }),
  },
];

/** `delivery time`, `days late`, `average age`, `tenure`, `turnaround`. */
const byNoun: readonly FormOfSpan[] = [
  {
    form: form(`${usual} (?:(?!age)(?<who>${word}(?: ${word})?) )?age`),
    said: ({ who: those }) => ({ kind: "age", who: those }),
  },
  {
    form: form(`${mean}(?:(?!${usual})(?<who>${word}) )?(?:lifetime|life ?span|tenure|length of (?:membership|service|tenure)|time with us)`), // prettier-ignore
    said: ({ who: those }) => ({ kind: "life", who: those }),
  },
  {
    form: form(`${mean}(?<verb>lead|transit|turn ?around|cycle|throughput|processing|process|completion|handling|elapsed)[ -]?times?`), // prettier-ignore
    said: ({ verb }) => ({ kind: "process", words: each(verb) }),
  },
  { form: form(`${mean}turn ?around`), said: () => ({ kind: "process", words: ["turnaround"] }) },
  {
    form: form(`${usual} notice(?: period)?(?: (?:of|for) cancellations?)?`),
    said: () => ({ kind: "ahead", words: ["cancellation"] }),
  },
  { form: form(`${usual} (?:duration|length)`), said: () => ({ kind: "process" }) },
  {
    form: form(`${mean}(?<verb>${word})[ -](?:times?|durations?)`),
    said: ({ verb = "" }) =>
      plainTime.test(verb) ? undefined : { kind: "process", words: each(verb) },
  },
];

/** `which carrier delivers fastest`, `which team is the slowest to reply`. */
const byPace: readonly FormOfSpan[] = [
  {
    form: form(`(?:which|what) (?<by>${word}) (?:(?<who>[^,]*?) )?(?:the )?(?<pace>fastest|quickest|soonest|slowest)(?: to (?<verb>${word}))?`), // prettier-ignore
    said: ({ by = "", who: those = "", pace = "", verb }) => ({
      kind: "process",
      who: those.replace(/^(?:is|are|was|were)(?: (?=.)|$)/iu, ""),
      words: each(verb),
      seeksVerb: verb === undefined,
      ranked: { by, isShortest: pace.toLowerCase() !== "slowest" },
    }),
  },
];

/** The forms of English that ask how long something takes; the first that fits is meant. */
export const spanForms: readonly FormOfSpan[] = [...latenessAsked, ...byVerb, ...whileIt, ...byDegree, ...byPace, ...latenessNamed, ...byNoun]; // prettier-ignore
