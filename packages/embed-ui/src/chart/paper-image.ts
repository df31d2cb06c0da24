import { leastHeightAt } from "./height-at.js";
import { drawResult, type Place } from "./draw-result.js";

/** Between the widths of an upright A4 and of one that lies, without margins, in CSS pixels. */
const paperPixels = 850;
const widthMin = 220;

/**
 * A chart as SVG for paper: in the colours of the light scheme, without a background, and as wide as its place is
 * there, so that its words stay as large as those around it. A dashboard is as wide as the paper; elsewhere a place
 * keeps its width.
 */
export const paperImage = async (
  looks: Omit<Place, "target" | "onTooltip" | "onPick">,
): Promise<Blob> => {
  const { element, result } = looks;
  const around = element.closest(".dashboard")?.clientWidth;
  const share = around === undefined ? 1 : Math.min(1, paperPixels / around);
  const width = Math.round(Math.max(widthMin, looks.width * share));
  const paper = document.createElement("div");
  const isDark = getComputedStyle(element).colorScheme === "dark";
  // A host's own colours are made for its own scheme.
  paper.className = isDark ? "paper light" : "paper";
  paper.style.width = `${width}px`;
  element.append(paper);
  let drawing: ReturnType<typeof drawResult>;
  try {
    drawing = drawResult({
      ...looks,
      element: paper,
      background: "transparent",
      width,
      height: Math.max(looks.height, leastHeightAt(result, width)),
      target: document.createElement("div"),
      onTooltip: nothing,
      onPick: nothing,
    });
  } finally {
    paper.remove();
  }
  const drawn = await drawing;
  try {
    return await drawn.image("svg");
  } finally {
    drawn.finish();
  }
};

const nothing = (): void => undefined;
