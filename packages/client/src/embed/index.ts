/** Pages of the service in a host's page: `mount`, or a custom element. */
export { ActionRefused } from "./action-refused.js";
export { defineElement, type AnalyticsElement } from "./define-element.js";
export { frameAttributes } from "./frame-attributes.js";
export type {
  ActionResults,
  CancellableEvent,
  Envelope,
  FrameEvents,
  FrameEventType,
  Hello,
  HostActions,
  HostActionType,
  RefusalCode,
  Reply,
  ResultOf,
  Surface,
} from "./messages.js";
export { mount } from "./mount.js";
export type { Cancel, EventHandlers, MountedFrame, MountOptions } from "./mount-options.js";
