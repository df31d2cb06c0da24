import type { Token } from "../token.js";

/** What somebody says who asks for no figure. */
export type SmallTalk = "greeting" | "thanks" | "abilities";

/** The whole of what was said, in small letters and without signs; the first that fits is meant. */
const forms: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    "greeting",
    /^(hi|hello|hey|hiya|greetings|good (morning|afternoon|evening|day))( there| all| again)?$/,
  ],
  [
    "thanks",
    /^((ok|okay|great|perfect|cool|nice|super|awesome|got it|all right|alright) ?)*(thanks|thank you|thx|ty|cheers)?( so much| very much| a lot)?( that s all| that is all)?$/,
  ],
  ["abilities", /^(please )?help( me)?( please)?$/],
  ["abilities", /^(who|what) are you( for)?$/],
  ["abilities", /^what (is|s) (this|that)( for)?$/],
  ["abilities", /^how (does|do) (this|it|you|i) (work|use (this|it|you)|start|begin)$/],
  [
    "abilities",
    /^(hi |hello |hey )?(what|which|what kind of|what sort of|which kind of) ?(things|questions|data|stuff|information|figures|numbers|metrics|measures)? ?(can|could|do|should|may|are) (you|i|we|there)( know| do| have| help( me| us)?( with)?| answer| ask( you| about)?( here)?| see( here)?| tell me| offer| show( me)?)?( about)?$/,
  ],
  ["abilities", /^what (can|do) (you|i|we) (know|see|ask)( about)?( here)?$/],
  [
    "abilities",
    /^what (data|information|figures|metrics|measures) (is|are) (there|here|available)( here)?$/,
  ],
];

/** Whether all that was said is courtesy, or asks what can be asked; names of a model alone are never meant by it. */
export const findSmallTalk = (tokens: readonly Token[]): SmallTalk | undefined => {
  if (tokens.length === 0 || tokens.length > 12 || tokens.some(({ isQuoted }) => isQuoted))
    return undefined;
  const said = tokens.map(({ word }) => word).join(" ");
  return forms.find(([, form]) => form.test(said))?.[0];
};
