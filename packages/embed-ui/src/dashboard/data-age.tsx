import { useEffect, useState, useSyncExternalStore } from "react";
import { useTexts } from "../i18n/page-texts.js";
import type { ReadTimes } from "./read-times.js";

/** How often the words are looked at again. */
const everyMs = 20_000;

/** How old the oldest rows of the page are, and a button that reads all of them anew. */
export const DataAge = ({
  times,
  onRefresh,
}: {
  readonly times: ReadTimes;
  readonly onRefresh: () => void;
}) => {
  const { say, locale } = useTexts();
  const { oldestMs } = useSyncExternalStore(times.subscribe, times.get);
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    setNowMs(Date.now());
    const timer = setInterval(() => {
      setNowMs(Date.now());
    }, everyMs);
    return () => {
      clearInterval(timer);
    };
  }, [oldestMs]);
  return (
    <div className="data-age">
      {oldestMs !== undefined && (
        <time className="muted" dateTime={new Date(oldestMs).toISOString()}>
          {say("dataRead", { when: ageWords(nowMs - oldestMs, locale) })}
        </time>
      )}
      <button type="button" className="quiet" onClick={onRefresh}>
        {say("refresh")}
      </button>
    </div>
  );
};

/** A time that has passed, in milliseconds, as words such as "now" and "5 minutes ago". */
const ageWords = (ageMs: number, locale: string): string => {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const minutes = Math.floor(Math.max(0, ageMs) / 60_000);
  if (minutes < 1) return words.format(0, "second");
  if (minutes < 60) return words.format(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words.format(-hours, "hour") : words.format(-Math.floor(hours / 24), "day");
};
