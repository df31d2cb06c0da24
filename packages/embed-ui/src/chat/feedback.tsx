import { useContext, useState } from "react";
import { useTexts } from "../i18n/page-texts.js";
import { ThreadsContext, type Rating } from "../threads/threads-api.js";

/** Thumbs up or down for an answer; after thumbs down, room for a word. Nothing where it cannot be kept. */
export const Feedback = ({
  chatId,
  messageId,
}: {
  readonly chatId: string | undefined;
  readonly messageId: string;
}) => {
  const { say } = useTexts();
  const keep = useContext(ThreadsContext)?.rate;
  const [rating, setRating] = useState<Rating>();
  const [word, setWord] = useState("");
  const [isThanked, setIsThanked] = useState(false);
  if (keep === undefined || chatId === undefined) return null;
  const rate = (next: Rating): void => {
    const before = rating;
    setRating(next);
    setIsThanked(next === "up");
    // A rating that could not be kept is not shown as if it were.
    keep({ chatId, messageId, rating: next }).catch(() => {
      setRating(before);
      setIsThanked(false);
    });
  };
  const sendWord = (): void => {
    const text = word.trim();
    if (rating === undefined || text === "") return setIsThanked(true);
    void keep({ chatId, messageId, rating, text }).then(
      () => {
        setIsThanked(true);
      },
      () => undefined,
    );
  };
  return (
    <>
      <Thumb name={say("goodAnswer")} isPressed={rating === "up"} onPress={() => rate("up")} />
      <Thumb
        name={say("badAnswer")}
        isPressed={rating === "down"}
        isDown
        onPress={() => rate("down")}
      />
      {isThanked && (
        <span className="muted" role="status">
          {say("feedbackThanks")}
        </span>
      )}
      {rating === "down" && !isThanked && (
        <form
          className="feedback"
          onSubmit={(event) => {
            event.preventDefault();
            sendWord();
          }}
        >
          <input
            aria-label={say("feedbackWord")}
            placeholder={say("feedbackWord")}
            dir="auto"
            maxLength={1000}
            value={word}
            onChange={(event) => {
              setWord(event.target.value);
            }}
          />
          <button type="submit" className="plain">
            {say("send")}
          </button>
        </form>
      )}
    </>
  );
};

const Thumb = ({
  name,
  isPressed,
  isDown = false,
  onPress,
}: {
  readonly name: string;
  readonly isPressed: boolean;
  readonly isDown?: boolean;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    className="quiet icon"
    aria-label={name}
    title={name}
    aria-pressed={isPressed}
    data-down={isDown}
    onClick={onPress}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M2.5 7.5h2.25v5.75H2.5zM4.75 7.5 7.5 2.75c.9 0 1.5.7 1.35 1.6L8.5 6.25h3.9c.8 0 1.3.7 1.1 1.45l-1.15 4.4c-.15.7-.75 1.15-1.45 1.15H4.75"
        fill={isPressed ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinejoin="round"
      />
    </svg>
  </button>
);
