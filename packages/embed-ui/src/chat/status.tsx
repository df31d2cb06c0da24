import type { ThreadState } from "@embedded-analytics/client";
import { useTexts } from "../i18n/page-texts.js";
import type { Texts } from "../i18n/texts.js";
import { stepText } from "./turn/steps.js";
import type { Turn } from "./turn/turns.js";

interface Props {
  readonly turns: readonly Turn[];
  readonly state: ThreadState;
  readonly isBusy: boolean;
}

/** What a screen reader hears: that an answer begins, each step, and how it ended; never each word. */
export const Status = ({ turns, state, isBusy }: Props) => {
  const texts = useTexts();
  const turn = turns.at(-1);
  const step = turn?.steps.findLast(({ kind }) => kind !== "thought");
  const present = step === undefined ? texts.say("answering") : stepText(step, texts);
  return (
    <p className="visually-hidden" role="status">
      {isBusy ? present : endOf(state, turn, texts)}
    </p>
  );
};

const endOf = ({ status }: ThreadState, turn: Turn | undefined, { say }: Texts): string => {
  if (status === "completed") return say("answered", { answer: turn?.answer ?? "" });
  return status === "aborted" ? say("stopped") : "";
};
