import { useTexts } from "../../i18n/page-texts.js";
import type { Texts } from "../../i18n/texts.js";
import { useSettings } from "../../settings/use-settings.js";
import { formatSeconds } from "./format-seconds.js";
import type { Step } from "./turns.js";

interface Props {
  readonly steps: readonly Step[];
  readonly isRunning: boolean;
  readonly seconds: number | undefined;
}

/** One line that says the present step, and folds into how many there were. */
export const Steps = ({ steps, isRunning, seconds }: Props) => {
  const texts = useTexts();
  const { formatLocale } = useSettings();
  const { say } = texts;
  const last = steps.at(-1);
  if (last === undefined)
    return isRunning ? <p className="steps running">{say("thinking")}</p> : null;
  const count = say("steps", { count: steps.length });
  const ended =
    seconds === undefined
      ? count
      : say("stepsTime", { steps: count, time: formatSeconds(seconds, formatLocale) });
  return (
    <details className="steps" data-running={isRunning}>
      <summary>
        <span className={isRunning ? "running" : ""}>
          {isRunning ? shortened(stepText(last, texts)) : ended}
        </span>
      </summary>
      <ol>
        {steps.map((step) => (
          <li key={step.id} dir="auto">
            {stepText(step, texts)}
          </li>
        ))}
      </ol>
    </details>
  );
};

/** A step as a line: a thought in the agent's own words, a call of a tool in the page's. */
export const stepText = ({ kind, text }: Step, { say }: Texts): string => {
  switch (kind) {
    case "thought":
      return text;
    case "search":
      return say("searched", { text });
    case "query":
      return say("queried", { title: text });
    case "tool":
      return say("usedTool", { name: text || say("unnamedTool") });
  }
};

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
