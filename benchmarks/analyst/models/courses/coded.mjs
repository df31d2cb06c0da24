// The codes of the model, as they are and by the words that their descriptions give for them.

const codedAs = (column, words) => [
  column,
  `CASE ${column} ${words.map(([code, word]) => `WHEN '${code}' THEN '${word}'`).join(" ")} END`,
];

export const deliveries = codedAs("delivery", [
  ["ONS", "on site"],
  ["ONL", "online"],
  ["HYB", "hybrid"],
]);

export const customerTypes = codedAs("customer_type", [
  ["PRV", "private"],
  ["EMP", "sent by an employer"],
]);
