import type { AgentTask } from "@embedded-analytics/domain";
import { choiceIn, type Choice } from "../words/choices/choices.js";
import { tokensOf } from "../words/token.js";
import { proposalsIn } from "./proposals.js";

/** A thread in which each choice stands as what was chosen. */
interface ChoicesTaken {
  readonly task: AgentTask;
  /** What the last message does not choose among: it says yes to several, or no to all of them. */
  readonly open:
    { readonly kind: "several" | "none"; readonly proposals: readonly string[] } | undefined;
}

/**
 * `yes` or `the second one`, behind an answer that proposes something, is that proposal: in the last message and in those
 * before it, so that everything else reads the thread as if it had been typed.
 */
export const withChoicesTaken = (task: AgentTask): ChoicesTaken => {
  let proposals: readonly string[] = [];
  const history = task.history.map((message) => {
    if (message.role === "user") return { ...message, content: chosen(message.content, proposals) };
    proposals = proposalsIn(message.content);
    return message;
  });
  const input = chosen(task.input, proposals);
  const choice = input === task.input ? choiceAmong(task.input, proposals) : undefined;
  return {
    task: { ...task, history, input },
    open:
      choice === undefined ? undefined : { kind: choice === "no" ? "none" : "several", proposals },
  };
};

/** What a message chooses, else the message. */
const chosen = (text: string, proposals: readonly string[]): string => {
  const choice = choiceAmong(text, proposals);
  return typeof choice === "number" ? (proposals[choice] ?? text) : text;
};

/** Which of the proposals a message means; undefined where it is no choice among them. */
const choiceAmong = (
  text: string,
  proposals: readonly string[],
): number | "no" | "several" | undefined => {
  if (proposals.length === 0) return undefined;
  const choice = choiceIn(tokensOf(text));
  return choice && indexOf(choice, proposals.length);
};

const indexOf = (choice: Choice, count: number): number | "no" | "several" | undefined => {
  switch (choice.kind) {
    case "no":
      return "no";
    case "last":
      return count - 1;
    case "place":
      return choice.place <= count ? choice.place - 1 : "several";
    case "other":
      return count === 2 ? 1 : "several";
    case "yes":
      return count === 1 ? 0 : "several";
  }
};
