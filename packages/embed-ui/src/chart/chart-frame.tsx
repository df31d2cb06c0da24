import { useRef } from "react";
import type { ToolResult } from "../query-result/tool-result.js";
import { heightAt } from "./height-at.js";
import { useFirstWidth } from "./use-first-width.js";

/** The space of a chart before it is drawn, so that nothing moves when it is. */
export const ChartFrame = ({
  result,
  height,
}: {
  readonly result: ToolResult;
  readonly height?: number | undefined;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const width = useFirstWidth(place);
  return (
    <div
      className="chart skeleton"
      ref={place}
      aria-hidden="true"
      style={{ height: height ?? heightAt(result, width) }}
    />
  );
};
