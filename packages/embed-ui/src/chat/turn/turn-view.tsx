import { memo, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/page-texts.js";
import { Markdown } from "../../markdown/markdown.js";
import { useCompletion } from "../../markdown/use-completion.js";
import { ChangeButton, ChangeQuestion } from "./change-question.js";
import { CopyButton } from "../../controls/copy-button.js";
import { Feedback } from "./feedback.js";
import { ResultView } from "../result/result-view.js";
import { Steps } from "./steps.js";
import type { Turn } from "./turns.js";

interface Props {
  readonly turn: Turn;
  readonly isRunning: boolean;
  /** Whether nothing was asked after it: what its answer proposes can be asked. */
  readonly isOpen: boolean;
  /** Asks another question: in the place of this one, or one that its answer proposes. */
  readonly onAsk: (text: string) => void;
  readonly chatId: string | undefined;
}

/**
 * A question and its answer: steps, results, text, in the order in which they come. The turns before the
 * last one do not change while an answer grows, and are not rendered again.
 */
export const TurnView = memo(
  ({ turn, isRunning, isOpen, onAsk, chatId }: Props) => {
    const { say } = useTexts();
    const seconds = useSeconds(isRunning);
    const complete = useCompletion(isRunning);
    const [isChanging, setIsChanging] = useState(false);
    return (
      <section className="turn">
        {isChanging ? (
          <ChangeQuestion
            question={turn.question}
            onAsk={onAsk}
            onEnd={() => {
              setIsChanging(false);
            }}
          />
        ) : (
          <p className="question">
            <bdi>{turn.question}</bdi>
          </p>
        )}
        <div className="answer">
          <Steps steps={turn.steps} isRunning={isRunning && turn.answer === ""} seconds={seconds} />
          {turn.results.map(({ id, result }, index) => (
            <ResultView
              key={id}
              id={id}
              result={result}
              isLast={index === turn.results.length - 1}
              source={chatId === undefined ? undefined : { chatId, messageId: turn.id }}
            />
          ))}
          {turn.answer !== "" && (
            <Markdown text={turn.answer} complete={complete} onAsk={isOpen ? onAsk : undefined} />
          )}
          {!isRunning && !isChanging && (
            <div className="actions">
              {turn.answer !== "" && <CopyButton text={turn.answer} label={say("copyAnswer")} />}
              <ChangeButton
                onPress={() => {
                  setIsChanging(true);
                }}
              />
              {turn.answer !== "" && <Feedback chatId={chatId} messageId={turn.id} />}
            </div>
          )}
        </div>
      </section>
    );
  },
  (before, after) =>
    before.isRunning === after.isRunning &&
    before.chatId === after.chatId &&
    before.isOpen === after.isOpen &&
    before.onAsk === after.onAsk &&
    isSameTurn(before.turn, after.turn),
);
TurnView.displayName = "TurnView";

/** Whether two turns show the same; their parts are the same objects as long as nothing of them changed. */
const isSameTurn = (before: Turn, after: Turn): boolean =>
  before.id === after.id &&
  before.answer === after.answer &&
  before.question === after.question &&
  before.steps.length === after.steps.length &&
  before.steps.every(({ text }, index) => text === after.steps[index]?.text) &&
  before.results.length === after.results.length &&
  before.results.every(({ result }, index) => result === after.results[index]?.result);

/** How long a turn ran while this page looked on; undefined for one that had ended before. */
const useSeconds = (isRunning: boolean): number | undefined => {
  const begun = useRef<number>(undefined);
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    if (isRunning) begun.current ??= performance.now();
    else if (begun.current !== undefined) setSeconds((performance.now() - begun.current) / 1000);
  }, [isRunning]);
  return seconds;
};
