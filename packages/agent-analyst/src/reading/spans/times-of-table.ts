import type { Cube, Member } from "@embedded-analytics/domain";
import { isSameDeed } from "../../mentions/between-times.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName } from "../../words/token.js";

/** Words by which times are called that say when something is to be, and not when it was. */
const planned =
  /^(due|planned|expected|requested|scheduled|promised|estimated|target|deadline|eta|expires|expiry|next|valid|until|payable|agreed)$/;
/** What does not come about: no process ends by it. */
const undone = /^(cancelled|canceled|cancellation|rejected|refused|withdrawn|void|voided)$/;
const joining =
  /^(since|joined|joining|join|signed|signup|hired|enrolled|registered|registration|contract|member|start|started|starts|opened|founded|acquired|bought|purchased|begin|began|employed|admitted|moved)$/;
const leaving =
  /^(churned|left|leaving|ended|end|ends|terminated|withdrawn|sold|departed|resigned|closed|lapsed|retired|quit|out|scrapped|finished|disposed)$/;
const made =
  /^(built|constructed|manufactured|made|founded|established|planted|registration|registered|opened|bought|acquired|purchased|launched|birth|born|birthday|foaled|hatched|whelped|dob)$/;
const asked = /^(booked|booking|ordered|order|requested|reserved|reservation|created|placed|received|reported|opened)$/; // prettier-ignore
const begun = /^(started|start|began|begin|pick|pickup|departure|departed|checkout|checked)$/;
const event = /^(arrival|appointment|pick|pickup|start|starts|departure|visit|event|session|performance|check|begins|collection|move)$/; // prettier-ignore

export const wordsOf = ({ name, title, synonyms }: Member): readonly string[] =>
  wordsOfName(`${name} ${title} ${synonyms.join(" ")}`);
/** Words of its title, which says what a time is better than its synonyms do. */
const titled = ({ title, name }: Member, form: RegExp): boolean =>
  wordsOfName(title === "" ? name : title).some((word) => form.test(word));

export const homeOfMember = (cube: Cube, { source }: Member): string => source?.cube ?? cube.name;

/** The times of one table, in the order of the model. */
export const timesOfTable = (cube: Cube, home: string): readonly Member[] =>
  cube.members.filter(
    (member) =>
      member.kind === "dimension" &&
      member.type === "time" &&
      member.public &&
      homeOfMember(cube, member) === home,
  );

const isPlanned = (member: Member): boolean => titled(member, planned);
/** What goes on as long as a time is empty: not `empty for customers without a membership`. */
const stillEmpty =
  /\bempty (?:(?:until|till|while|before|as long as)\b|for\b.*\b(?:still|stays?|active|open|current|running|not)\b)/i;
/** Whether it is empty as long as something goes on. */
export const isOpenEnd = ({ description = "" }: Member): boolean => stillEmpty.test(description);

const birth = /^(birth|born|birthday|dob|foaled|hatched|whelped)$/;
export const isBirth = (member: Member): boolean => titled(member, birth);

/** The times at which something was done; no process begins or ends with somebody's birth. */
const donesOf = (cube: Cube, home: string): readonly Member[] =>
  timesOfTable(cube, home).filter(
    (member) => !isPlanned(member) && !titled(member, undone) && !isBirth(member),
  );

/** Whether a word of a question tells a time or a figure: `pay` of `Paid`. */
export const isNamedBy = (member: Member, word: string): boolean =>
  wordsOf(member).some((each) => each.length > 2 && (stemOf(each) === stemOf(word) || isSameDeed(each, word))); // prettier-ignore

/** The time that a word tells; a title before a synonym. */
export const timeNamed = (cube: Cube, home: string, word: string): Member | undefined =>
  namedAmong(timesOfTable(cube, home), word);

/** The same, but not the one at which it was to be, unless the word says that: `to delivery` is to when it came. */
export const doneNamed = (cube: Cube, home: string, word: string): Member | undefined => {
  const found = timeNamed(cube, home, word);
  const isSaid = (member: Member): boolean => wordsOf(member).some((each) => planned.test(each) && stemOf(each) === stemOf(word)); // prettier-ignore
  return found === undefined || (isPlanned(found) && !isSaid(found)) ? undefined : found;
};

/** The time of any table of a view that a word tells. */
export const timeOfCube = (cube: Cube, word: string): Member | undefined =>
  namedAmong(
    cube.members.filter(
      ({ kind, type, public: isPublic }) => kind === "dimension" && type === "time" && isPublic,
    ),
    word,
  );

const namedAmong = (all: readonly Member[], word: string): Member | undefined => {
  const times = all.filter((member) => isNamedBy(member, word));
  const done = times.filter((member) => !isPlanned(member));
  const own = done.filter((member) => isNamedBy({ ...member, synonyms: [] }, word));
  return own[0] ?? done[0] ?? times[0];
};

/** Where what ends at a time began: the usual time of its table, or the first thing that happens to its rows. */
export const beginningOf = (cube: Cube, home: string, end: Member): Member | undefined => {
  const all = donesOf(cube, home);
  const at = all.indexOf(end);
  const others = all.filter((member, place) => member !== end && (at < 0 || place < at || titled(member, asked))); // prettier-ignore
  return others.find(({ name }) => name === cube.defaultTime) ?? others[0];
};

/** Where work on something begins, where the model has a time for that. */
export const startOfWork = (cube: Cube, home: string, end: Member): Member | undefined =>
  donesOf(cube, home).find((member) => member !== end && titled(member, begun) && !titled(member, leaving)); // prettier-ignore

const running = /^(activated|activation|commenced|commencement|live|start|starts|started|begin|begins|began)$/; // prettier-ignore
/** When something begins, which is no end of it: `Activated` is empty as long as a contract waits, and not while it goes on. */
const isBeginning = (member: Member): boolean =>
  (titled(member, joining) || titled(member, begun) || titled(member, running)) &&
  !titled(member, leaving);

/** Where what lasts begins: rather with the start of a contract than with the day on which it was signed. */
export const beginningOfLasting = (cube: Cube, home: string, end: Member): Member | undefined => {
  const begins = donesOf(cube, home).filter((member) => member !== end && isBeginning(member));
  return begins.find((member) => titled(member, running)) ?? begins[0];
};

/** The time at which a process is through: one that is empty until then, or the last of the model. */
export const endOfProcess = (cube: Cube, home: string): Member | undefined => {
  const dones = donesOf(cube, home).filter(({ name }) => name !== cube.defaultTime);
  const ends = dones.filter((member) => !isBeginning(member));
  return ends.find(isOpenEnd) ?? ends.at(-1) ?? dones.find(isOpenEnd) ?? dones.at(-1);
};

/** The time at which what lasts is over, if the model says so; it may lie ahead. */
export const endOfLasting = (cube: Cube, home: string): Member | undefined => {
  const times = timesOfTable(cube, home).filter((member) => !isBeginning(member));
  return times.find(isOpenEnd) ?? times.find((member) => titled(member, leaving));
};

/** The time that is empty for what goes on. */
export const openEndOf = (cube: Cube, home: string, from: Member): Member | undefined =>
  timesOfTable(cube, home).find(
    (member) => member !== from && isOpenEnd(member) && !isBeginning(member),
  );

/** The event that something is done ahead of: an arrival, an appointment. */
export const eventAfter = (cube: Cube, home: string, first: Member): Member | undefined => {
  const all = timesOfTable(cube, home).filter((member) => member !== first && !titled(member, undone)); // prettier-ignore
  const others = all.filter((member) => !isPlanned(member) && !isOpenEnd(member));
  return (
    others.find((member) => titled(member, event)) ??
    others.find(({ name }) => name === cube.defaultTime) ??
    others[0]
  );
};

/** Words of what was to be done that tell no deed: `Due back`, `Scheduled time`. */
const noDeed = /^(date|dates|day|time|at|on|back|the|of|by|for|to|in)$/;
const validity = /^(next|valid|expires|expiry)$/;

/** The one time at which rows of a table were to be done; where they have none, that of what they belong to. */
const dueOf = (cube: Cube, home: string): Member | undefined => {
  const isDue = (member: Member): boolean => isPlanned(member) && !titled(member, validity);
  const own = timesOfTable(cube, home).filter(isDue);
  const homes = new Set(cube.members.map((member) => homeOfMember(cube, member)));
  const all = own.length > 0 ? own : [...homes].flatMap((each) => timesOfTable(cube, each).filter(isDue)); // prettier-ignore
  return all.length === 1 ? all[0] : undefined;
};

/** When something was to be done, and when it was. The due day of one deed is none of another one: bills are not paid by the day of their delivery. */
export const dueAndDone = (
  cube: Cube,
  home: string,
  words: readonly string[],
): { readonly due: Member; readonly done: Member } | undefined => {
  const due = dueOf(cube, home);
  if (due === undefined) return undefined;
  const isOwn = homeOfMember(cube, due) === home;
  const things = new Set(cube.members.flatMap((member) => (member.aggregate === "count" && homeOfMember(cube, member) === home ? wordsOfName(member.title) : [])).map(stemOf)); // prettier-ignore
  const deeds = wordsOfName(due.title || due.name).filter((each) => !planned.test(each) && !noDeed.test(each) && !(isOwn && things.has(stemOf(each)))); // prettier-ignore
  if (deeds.length === 0 && !isOwn) return undefined;
  const dones = donesOf(cube, home).filter(
    (member) => deeds.length === 0 || deeds.some((deed) => isNamedBy(member, deed)),
  );
  const done =
    dones.find((member) => words.some((word) => isNamedBy(member, word))) ??
    dones.find(isOpenEnd) ??
    dones.filter(({ name }) => deeds.length > 0 || name !== cube.defaultTime).at(-1);
  return done === undefined ? undefined : { due, done };
};

const departed = /^(left|leaving|leaver|departed|departure|resigned|retired|quit|terminated|termination|died|deceased)$/; // prettier-ignore
/** When people went: somebody whose membership has ended is still of some age. */
export const departureOf = (cube: Cube, home: string): Member | undefined =>
  timesOfTable(cube, home).find((member) => titled(member, departed));

/** When things or people came to be, or to us. */
export const birthOf = (cube: Cube, home: string): Member | undefined => {
  const times = timesOfTable(cube, home).filter((member) => !isPlanned(member));
  return (
    times.find(isBirth) ??
    times.find((member) => titled(member, made)) ??
    times.find(({ name }) => name === cube.defaultTime) ??
    times[0]
  );
};

/** What ends long before somebody leaves. */
const ofPart = /^(probation|probationary|trial|notice|induction|onboarding|warranty|guarantee)$/;

/** When somebody or something came, and when they left, if the model says so. */
export const lifeOf = (
  cube: Cube,
  home: string,
): { readonly from: Member; readonly to: Member | undefined } | undefined => {
  const times = timesOfTable(cube, home).filter((member) => !isPlanned(member) || titled(member, joining)); // prettier-ignore
  const from =
    times.find((member) => titled(member, joining) && !titled(member, leaving) && !isOpenEnd(member)) ?? // prettier-ignore
    times.find(({ name }) => name === cube.defaultTime);
  const ends = times.filter((member) => member !== from && titled(member, leaving) && !titled(member, ofPart)); // prettier-ignore
  const to = ends.find((member) => titled(member, departed)) ?? ends[0];
  return from === undefined ? undefined : { from, to };
};
