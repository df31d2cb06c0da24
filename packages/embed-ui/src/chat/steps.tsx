import type { Step } from "./turns.js";

interface Props {
  readonly steps: readonly Step[];
  readonly isRunning: boolean;
  readonly seconds: number | undefined;
}

/** One line that says the present step, and folds into how many there were. */
export const Steps = ({ steps, isRunning, seconds }: Props) => {
  if (steps.length === 0) return isRunning ? <p className="steps running">Thinking…</p> : null;
  const count = steps.length === 1 ? "1 step" : `${steps.length} steps`;
  const time = seconds === undefined ? "" : `, ${seconds.toFixed(1)} s`;
  const present = steps.at(-1)?.text ?? "";
  return (
    <details className="steps" data-running={isRunning}>
      <summary>
        <span className={isRunning ? "running" : ""}>
          {isRunning ? shortened(present) : count + time}
        </span>
      </summary>
      <ol>
        {steps.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </details>
  );
};

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
