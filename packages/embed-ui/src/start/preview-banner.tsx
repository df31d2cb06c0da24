import { useEffect, useState, type ReactNode } from "react";
import { safeLocale } from "../i18n/safe-locale.js";
import { useTexts } from "../i18n/page-texts.js";
import { useSettings } from "../settings/use-settings.js";
import type { PreviewClaims } from "../session/token-claims.js";
import "../styles/preview.css";

/** Isolates a name whose direction is not that of the sentence around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** A page that an administrator looks at, below a banner that says so and cannot be closed (J1). */
export const PreviewedPage = ({
  preview,
  children,
}: {
  readonly preview: PreviewClaims;
  readonly children: ReactNode;
}) => (
  <div className="previewed">
    <PreviewBanner preview={preview} />
    <div className="previewed-content">{children}</div>
  </div>
);

/** As whom the page is looked at, and until when; by the device's clock the end is only written down. */
const PreviewBanner = ({ preview }: { readonly preview: PreviewClaims }) => {
  const { say } = useTexts();
  const { formatLocale } = useSettings();
  const isOver = usePassed(preview.lifetimeMs);
  const time = new Intl.DateTimeFormat(safeLocale(formatLocale), { timeStyle: "short" });
  const user = isolated(preview.user);
  const tenant = isolated(preview.tenant);
  return (
    <p className="preview-banner" role="status">
      {isOver
        ? say("previewEnded", { user, tenant })
        : say("previewOf", { user, tenant, time: isolated(time.format(preview.endsAtMs)) })}
    </p>
  );
};

/** Whether so much time has passed since the page was opened. */
const usePassed = (ms: number): boolean => {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsPassed(true);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [ms]);
  return isPassed;
};
