interface Props {
  readonly questions: readonly string[];
  readonly onAsk: (text: string) => void;
  /** What the list is called, where nothing before it says so. */
  readonly label?: string;
}

/** Questions that are asked by a click, each by all of its words. */
export const Questions = ({ questions, onAsk, label }: Props) => (
  <ul className="questions" aria-label={label}>
    {questions.map((question) => (
      <li key={question}>
        <button
          type="button"
          dir="auto"
          onClick={() => {
            onAsk(question);
          }}
        >
          {question}
        </button>
      </li>
    ))}
  </ul>
);
