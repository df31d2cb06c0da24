import express, { type Express } from "express";

const chatPath = "/local/api/v1/public/demo/agents/1/chat";
const day = 86_400_000;

interface Item {
  readonly chatId: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly isStreaming: boolean;
}

/** The routes of a user's threads, kept in memory: the shapes of the wire, and the calls that came. */
export const threadRoutes = () => {
  const item = (chatId: string, title: string, age: number): Item => ({
    chatId,
    title,
    updatedAt: new Date(Date.now() - age * day).toISOString(),
    isStreaming: false,
  });
  let items: readonly Item[] = [
    item("a", "Revenue this month", 0),
    item("b", "Which shop sold most tents?", 3),
    item("c", "Returns of last year", 90),
  ];
  const calls: string[] = [];
  const mount = (app: Express): void => {
    app.use(chatPath, (request, _response, next) => {
      calls.push(`${request.method} ${request.path}`);
      next();
    });
    app.get(`${chatPath}/threads`, (_request, response) => {
      response.json({ items, pageInfo: { hasNextPage: false } });
    });
    app.get(`${chatPath}/suggestions`, (_request, response) => {
      response.json({ suggestions: ["lines", "bars"] });
    });
    app.patch(`${chatPath}/threads/:id`, express.json(), (request, response) => {
      const { title } = request.body as { readonly title: string };
      items = items.map((each) => (each.chatId === request.params.id ? { ...each, title } : each));
      response.json({});
    });
    app.delete(`${chatPath}/threads/:id`, (request, response) => {
      items = items.filter(({ chatId }) => chatId !== request.params.id);
      response.status(204).end();
    });
    app.put(`${chatPath}/threads/:id/feedback/:message`, express.json(), (request, response) => {
      calls.push(JSON.stringify(request.body));
      response.status(204).end();
    });
  };
  return { mount, calls };
};
