import { useEffect, useRef, useState } from "react";
import type { ToolResult } from "../chat/tool-result.js";
import { chartRows } from "./chart-rows.js";
import { chartSentence } from "./chart-sentence.js";
import { chartTheme } from "./chart-theme.js";
import { drawChart, type Tooltip } from "./draw-chart.js";
import { safeSpec } from "./safe-spec.js";
import { useAppearance } from "./use-appearance.js";

interface Props {
  readonly result: ToolResult;
  /** Called where it cannot be drawn; the rows are then shown as a table. */
  readonly onFailure: () => void;
}

/** A chart of a result's rows, drawn anew when its place or the page's colours change. */
const Chart = ({ result, onFailure }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const appearance = useAppearance(place);
  const [tooltip, setTooltip] = useState<Tooltip>();
  const failed = useRef(onFailure);
  failed.current = onFailure;

  useEffect(() => {
    const element = place.current;
    if (element === null || appearance === undefined) return;
    let isOver = false;
    let end: (() => void) | undefined;
    const draw = async (): Promise<void> => {
      const spec = safeSpec(result.vegaSpec ?? "");
      if (spec === undefined) throw new Error("The specification is no object.");
      const target = document.createElement("div");
      const finish = await drawChart({
        spec: withTooltips(spec),
        rows: chartRows(result),
        config: chartTheme(element),
        element: target,
        width: appearance.width,
        onTooltip: setTooltip,
      });
      if (isOver) return finish();
      element.replaceChildren(target);
      element.dataset["drawn"] = "true";
      end = finish;
    };
    draw().catch(() => {
      if (!isOver) failed.current();
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [result, appearance]);

  return (
    <>
      <div className="chart" ref={place} role="img" aria-label={chartSentence(result)} />
      {tooltip !== undefined && <TooltipBox tooltip={tooltip} />}
    </>
  );
};

/** Each mark says what it stands for when the pointer is on it, unless the specification says otherwise. */
const withTooltips = (spec: Record<string, unknown>): Record<string, unknown> => {
  const { mark } = spec;
  if (typeof mark === "string") return { ...spec, mark: { type: mark, tooltip: true } };
  if (typeof mark === "object" && mark !== null)
    return { ...spec, mark: { tooltip: true, ...mark } };
  return spec;
};

const TooltipBox = ({ tooltip: { entries, x, y } }: { readonly tooltip: Tooltip }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const left = Math.min(x + 12, innerWidth - width - 8);
    const top = y + 16 + height > innerHeight ? y - height - 12 : y + 16;
    element.style.transform = `translate(${Math.max(left, 8)}px, ${Math.max(top, 8)}px)`;
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

export default Chart;
