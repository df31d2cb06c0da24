import { useEffect, useRef, useState } from "react";
import { Markdown } from "../markdown/markdown.js";
import { CopyButton } from "./copy-button.js";
import { ResultView } from "./result-view.js";
import { Steps } from "./steps.js";
import type { Turn } from "./turns.js";

interface Props {
  readonly turn: Turn;
  readonly isRunning: boolean;
  readonly showSql: boolean;
}

/** A question and its answer: steps, results, text, in the order in which they come. */
export const TurnView = ({ turn, isRunning, showSql }: Props) => {
  const seconds = useSeconds(isRunning);
  return (
    <section className="turn">
      <p className="question" dir="auto">
        {turn.question}
      </p>
      <div className="answer">
        <Steps steps={turn.steps} isRunning={isRunning && turn.answer === ""} seconds={seconds} />
        {turn.results.map(({ id, result }, index) => (
          <ResultView
            key={id}
            result={result}
            isLast={index === turn.results.length - 1}
            showSql={showSql}
          />
        ))}
        {turn.answer !== "" && <Markdown text={turn.answer} isGrowing={isRunning} />}
        {turn.answer !== "" && !isRunning && (
          <div className="actions">
            <CopyButton text={turn.answer} label="Copy answer" />
          </div>
        )}
      </div>
    </section>
  );
};

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
