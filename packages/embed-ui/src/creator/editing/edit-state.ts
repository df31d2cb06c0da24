import type { DashboardOperation } from "@embedded-analytics/client";
import { applyOperation } from "./apply-operation.js";
import type { EditedContent } from "./edited-content.js";
import { fitOperations } from "./fit-operations.js";
import { invertOperation } from "./invert-operation.js";

type Operations = readonly DashboardOperation[];

/** A dashboard that is being edited: what the service has, and what has been done since. */
export interface EditState {
  /** As the service has answered it last. */
  readonly saved: EditedContent;
  readonly etag: string;
  /** What is on its way, and what waits; both fit on what is before them. */
  readonly sending: Operations;
  readonly waiting: Operations;
  /** What the editor sees: all of it applied. */
  readonly shown: EditedContent;
  /** What takes back each step, the last one last. */
  readonly undo: readonly Operations[];
  readonly redo: readonly Operations[];
}

/** The service's answer: the content, and the version of it. */
export interface SavedContent {
  readonly content: EditedContent;
  readonly etag: string;
}

/** How many operations one request may have. */
const operationsMax = 100;

/** How many steps can be taken back. */
const stepsMax = 200;

/** A dashboard as it was read, with nothing done. */
export const startEditing = ({ content, etag }: SavedContent): EditState => ({
  saved: content,
  etag,
  sending: [],
  waiting: [],
  shown: content,
  undo: [],
  redo: [],
});

/** Whether everything that was done is with the service. */
export const isSaved = ({ sending, waiting }: EditState): boolean =>
  sending.length === 0 && waiting.length === 0;

/** The state after a step of the editor. */
export const edit = (state: EditState, operations: Operations): EditState => {
  const { after, inverse } = step(state, operations);
  if (inverse.length === 0 && after.waiting.length === state.waiting.length) return state;
  // A step that cannot be taken back leaves those before it, which are fitted when their turn comes.
  const undo = inverse.length === 0 ? state.undo : [...state.undo, inverse].slice(-stepsMax);
  return { ...after, undo, redo: [] };
};

/** Takes the last step back. */
export const undo = (state: EditState): EditState => {
  const last = state.undo.at(-1);
  if (last === undefined) return state;
  const { after, inverse } = step(state, last);
  const redo = inverse.length === 0 ? state.redo : [...state.redo, inverse];
  return { ...after, undo: state.undo.slice(0, -1), redo };
};

/** Does again what was taken back last. */
export const redo = (state: EditState): EditState => {
  const last = state.redo.at(-1);
  if (last === undefined) return state;
  const { after, inverse } = step(state, last);
  const steps = inverse.length === 0 ? state.undo : [...state.undo, inverse];
  return { ...after, undo: steps, redo: state.redo.slice(0, -1) };
};

const step = (
  state: EditState,
  operations: Operations,
): { readonly after: EditState; readonly inverse: Operations } => {
  const fitted = fitOperations(state.shown, operations);
  let before = state.shown;
  let inverse: Operations = [];
  for (const operation of fitted.operations) {
    inverse = [...invertOperation(before, operation), ...inverse];
    before = applyOperation(before, operation);
  }
  const waiting = [...state.waiting, ...fitted.operations];
  return { after: { ...state, waiting, shown: fitted.content }, inverse };
};

/** Begins to send what waits, at most as many operations as one request may have. */
export const beginSending = (state: EditState, most = operationsMax): EditState => ({
  ...state,
  sending: state.waiting.slice(0, Math.min(most, operationsMax)),
  waiting: state.waiting.slice(Math.min(most, operationsMax)),
});

/** The service has taken what was sent. */
export const sent = (state: EditState, { content, etag }: SavedContent): EditState => {
  // Others may have been first with the same etag: what waits is fitted to what is there now.
  const { content: shown, operations } = fitOperations(content, state.waiting);
  return { ...state, saved: content, etag, sending: [], waiting: operations, shown };
};

/** Somebody else was first: what was done is put upon what they have done. */
export const rebased = (state: EditState, theirs: SavedContent): EditState => {
  const { content, etag } = theirs;
  const all = [...state.sending, ...state.waiting];
  const { content: shown, operations } = fitOperations(content, all);
  return { ...state, saved: content, etag, sending: [], waiting: operations, shown };
};

/** What was on its way has not arrived, as far as is known; it waits again. */
export const notSent = (state: EditState): EditState => ({
  ...state,
  sending: [],
  waiting: [...state.sending, ...state.waiting],
});

/** The service refuses what was sent: it is taken out, and what waits behind it stays. */
export const refused = (state: EditState): EditState => {
  const { content: shown, operations } = fitOperations(state.saved, state.waiting);
  return { ...state, sending: [], waiting: operations, shown };
};
