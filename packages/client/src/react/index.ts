import { createElement, type ReactElement } from "react";
import { AnalyticsFrame, type AnalyticsFrameProps } from "./analytics-frame.js";

export type { AnalyticsFrameProps } from "./analytics-frame.js";
export { useAnalyticsChat, type AnalyticsChatControl } from "./use-analytics-chat.js";

/** The chat, as a frame that fills its place. */
export const AnalyticsChat = (
  props: Omit<AnalyticsFrameProps, "surface" | "publicId">,
): ReactElement => createElement(AnalyticsFrame, { ...props, surface: "chat" });

/** A dashboard, as a frame that fills its place. */
export const AnalyticsDashboard = (
  props: Omit<AnalyticsFrameProps, "surface" | "publicId"> & { readonly publicId: string },
): ReactElement => createElement(AnalyticsFrame, { ...props, surface: "dashboard" });
