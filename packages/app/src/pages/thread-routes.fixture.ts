import type { Express } from "express";

const chatPath = "/local/api/v1/public/demo/agents/1/chat";
const day = 86_400_000;

const item = (chatId: string, title: string, age: number): object => ({
  chatId,
  title,
  updatedAt: new Date(Date.now() - age * day).toISOString(),
  isStreaming: false,
});

/** Adds routes that list threads of three ages, and suggestions: what a page shows, to the letter. */
export const threadRoutes = (app: Express): void => {
  app.get(`${chatPath}/threads`, (_request, response) => {
    const items = [
      item("a", "Revenue this month", 0),
      item("b", "Which shop sold most tents?", 3),
      item("c", "Returns of last year", 90),
    ];
    response.json({ items, pageInfo: { hasNextPage: false } });
  });
  app.get(`${chatPath}/suggestions`, (_request, response) => {
    response.json({ suggestions: ["lines", "bars"] });
  });
  app.put(`${chatPath}/threads/:id/feedback/:message`, (_request, response) => {
    response.status(204).end();
  });
};
