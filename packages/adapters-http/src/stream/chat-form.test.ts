import { expect, test } from "@jest/globals";
import { chatFormFor } from "./chat-form.js";

const events = "text/event-stream; charset=utf-8";
const plain = "application/x-ndjson; charset=utf-8";
const json = "application/json; charset=utf-8";

test.each([
  [undefined, plain],
  ["", plain],
  ["*/*", plain],
  ["application/json", json],
  ["text/event-stream", events],
  ["Text/Event-Stream; charset=utf-8", events],
  ["text/event-stream, application/x-ndjson", events],
  ["text/event-stream, */*", events],
  ["application/x-ndjson, text/event-stream", plain],
  ["application/json, text/event-stream", plain],
  ["*/*, text/event-stream", plain],
  ["text/html, text/event-stream", events],
  ["text/event-stream;q=0, application/json", json],
  ["text/event-stream;q=0.0", plain],
  ["text/event-stream;q=0.5", events],
  ["text/event-stream;q=0.5, application/x-ndjson", plain],
  ["application/x-ndjson;q=0.5, text/event-stream", events],
  ["application/json;q=0.9, text/event-stream;q=0.8", plain],
  ["*/*;q=0.1, text/event-stream; q=0.2", events],
  ["text/event-stream;q=many, application/json", events],
  ["text/event-streams", plain],
])("G7: Accept %j is answered with %s", (accept, contentType) => {
  expect(chatFormFor(accept).contentType).toBe(contentType);
});

test.each([
  ['{"id":"a","sort":7}\n', 'id: 7\ndata: {"id":"a","sort":7}\n\n'],
  ['{"id":"a","sort":0}\n', 'id: 0\ndata: {"id":"a","sort":0}\n\n'],
  ['{"error":"\\"sort\\":7"}\n', 'data: {"error":"\\"sort\\":7"}\n\n'],
  ['{"state":{"sort":7}}\n', 'data: {"state":{"sort":7}}\n\n'],
])("G7: the line %j is the event %j", (line, event) => {
  expect(chatFormFor("text/event-stream").framed(line)).toBe(event);
});
