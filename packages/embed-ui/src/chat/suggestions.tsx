import { useContext, useEffect, useState } from "react";
import { useTexts } from "../i18n/page-texts.js";
import { Questions } from "../markdown/questions.js";
import { ThreadsContext } from "../threads/threads-api.js";

/** How many questions an empty thread offers. */
const shownMax = 4;

/** Questions that are sure to work, for who does not know yet what to ask. None where there are none. */
export const Suggestions = ({ onAsk }: { readonly onAsk: (text: string) => void }) => {
  const { say } = useTexts();
  const api = useContext(ThreadsContext);
  const [questions, setQuestions] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    api?.suggestions().then(
      (all) => {
        if (!isOver) setQuestions(all.slice(0, shownMax));
      },
      // They are help, and nothing that has to be there.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [api]);
  if (questions.length === 0) return null;
  return (
    <div className="suggestions">
      <Questions questions={questions} onAsk={onAsk} label={say("suggestions")} />
    </div>
  );
};
