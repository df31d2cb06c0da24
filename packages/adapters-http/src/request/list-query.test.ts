import { expect, test } from "@jest/globals";
import { listQueryOf } from "./list-query.js";

test.each([
  ["/groups", {}],
  ["/groups?", { first: undefined, after: undefined }],
  ["/groups?first=2", { first: "2", after: undefined }],
  ["/groups?after=a%2Bb&first=2", { first: "2", after: "a+b" }],
  ["/groups?first=1&first=2", { first: "1,2", after: undefined }],
  ["/groups?first[]=1", { first: undefined, after: undefined }],
  ["/groups?first=%ff", { first: "\ufffd", after: undefined }],
  ["/groups?first=", { first: "", after: undefined }],
])("C1 the list query of %s", (url, query) => {
  expect(listQueryOf(url)).toEqual(query);
});
