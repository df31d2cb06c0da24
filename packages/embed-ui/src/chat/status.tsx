import type { ThreadState } from "@embedded-analytics/client";
import type { Turn } from "./turns.js";

interface Props {
  readonly turns: readonly Turn[];
  readonly state: ThreadState;
  readonly isBusy: boolean;
}

/** What a screen reader hears: that an answer begins, each step, and how it ended; never each word. */
export const Status = ({ turns, state, isBusy }: Props) => {
  const turn = turns.at(-1);
  return (
    <p className="visually-hidden" role="status">
      {isBusy
        ? (turn?.steps.findLast(({ isTool }) => isTool)?.text ?? "Answering")
        : endOf(state, turn)}
    </p>
  );
};

const endOf = ({ status }: ThreadState, turn: Turn | undefined): string => {
  if (status === "completed") return `Answered. ${turn?.answer ?? ""}`;
  return status === "aborted" ? "Stopped." : "";
};
