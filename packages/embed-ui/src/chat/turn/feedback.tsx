import { useContext, useEffect, useState } from "react";
import { useTexts } from "../../i18n/page-texts.js";
import { ThreadsContext, type KeptRating, type Rating } from "../../threads/threads-api.js";

/**
 * Thumbs up or down for an answer, and what was said of it before; after thumbs down, room for a word.
 * Nothing where it cannot be kept.
 */
export const Feedback = ({
  chatId,
  messageId,
}: {
  readonly chatId: string | undefined;
  readonly messageId: string;
}) => {
  const { say } = useTexts();
  const keep = useContext(ThreadsContext)?.rate;
  const before = useKeptRating(chatId, messageId);
  const [given, setGiven] = useState<Rating>();
  const [word, setWord] = useState("");
  const [isThanked, setIsThanked] = useState(false);
  if (keep === undefined || chatId === undefined) return null;
  const rating = given ?? before?.rating;
  const rate = (next: Rating): void => {
    setGiven(next);
    setIsThanked(next === "up");
    // A rating that could not be kept is not shown as if it were.
    keep({ chatId, messageId, rating: next }).catch(() => {
      setGiven(given);
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
      {given === undefined && before?.text !== undefined && (
        <bdi className="muted">{before.text}</bdi>
      )}
      {given === "down" && !isThanked && (
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

/** What the user thought of the answer when the page opened; undefined where nothing is kept, or can be read. */
const useKeptRating = (chatId: string | undefined, messageId: string): KeptRating | undefined => {
  const api = useContext(ThreadsContext);
  const [kept, setKept] = useState<KeptRating>();
  useEffect(() => {
    if (api === undefined || chatId === undefined) return;
    let isOver = false;
    api.ratings(chatId).then(
      (ratings) => {
        if (!isOver) setKept(ratings.get(messageId));
      },
      // Without them the answer can still be rated.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [api, chatId, messageId]);
  return kept;
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
