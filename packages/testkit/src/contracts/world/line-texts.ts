/**
 * Texts that a store might read, mend or shorten; a line is what was sent to a reader and comes back
 * byte for byte.
 */
export const lineTexts: readonly string[] = [
  '{"b":1,"a":2}\n',
  '{ "spaces" : [ 1.0 , 1e2, 12345678901234567890 ] }\n',
  '{"twice":1,"twice":2}\n',
  '{"raw":"\u2028\u2029\u0085\ufeff"}\n',
  '{"escaped":"\\u2028\\n\\r\\n\\\\n"}\n',
  '{"nothing":"\\u0000"}\n',
  '{"half":"\\ud83d","other":"\\ude00"}\n',
  '{"whole":"\u{1f600}\u00e9e\u0301"}\n',
  '{"two":\n"lines"}\r\n\n',
  "no JSON at all\n",
  "'); drop table turn; --\n",
  "without an end",
  `{"long":"${"x".repeat(1024 * 1024)}"}\n`,
];
