import { useLayoutEffect, useRef } from "react";
import type { Tooltip } from "./draw-chart.js";

/** What stands under the pointer, beside it and inside of the window. */
export const TooltipBox = ({ tooltip: { entries, x, y } }: { readonly tooltip: Tooltip }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const start = Math.min(x + 12, innerWidth - width - 8);
    const top = y + 16 + height > innerHeight ? y - height - 12 : y + 16;
    element.style.transform = `translate(${Math.max(start, 8)}px, ${Math.max(top, 8)}px)`;
  }, [x, y, entries]);
  return (
    <div className="tooltip" ref={box} aria-hidden="true">
      {entries.map(([name, value], index) => (
        <p key={index}>
          {name !== "" && <span className="muted">{name}</span>} {value}
        </p>
      ))}
    </div>
  );
};
