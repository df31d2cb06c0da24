import type { JsonObject } from "@embedded-analytics/domain";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { RequestHandler } from "express";
import { documentedName } from "./documented-route.fixture.js";
import type { Route } from "../routes/route.js";
import { openApiDocument } from "./document.js";

interface Response {
  readonly content?: Readonly<Record<string, { readonly schema: JsonObject }>>;
}

/**
 * Notes every answer of a route that the OpenAPI document does not have: another status, another media type,
 * another body (J3). `answered` are the operations and statuses that were seen.
 */
export const checkingResponses = () => {
  const document = openApiDocument("1.2.3");
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: "document", components: document.components });
  const compiled = new Map<string, ValidateFunction>();
  const validate = (key: string, schema: JsonObject): ValidateFunction => {
    const earlier = compiled.get(key);
    if (earlier !== undefined) return earlier;
    const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
    const made = ajv.compile(JSON.parse(text) as JsonObject);
    compiled.set(key, made);
    return made;
  };
  const wrong = new Set<string>();
  const answered = new Set<string>();

  const check = (name: string, status: number, type: string, body: string): void => {
    const [method = "", path = ""] = name.split(" ");
    const operation = document.paths[path]?.[method.toLowerCase()];
    // Another method of a path, which is not there.
    if (operation === undefined && status === 404) return;
    if (operation === undefined) return void wrong.add(`${name} is not in the document`);
    const responses = operation["responses"] as unknown as Readonly<Record<string, Response>>;
    const response = responses[String(status)];
    if (response === undefined)
      return void wrong.add(`${name} answers ${status}: ${body.slice(0, 200)}`);
    answered.add(`${name} ${status}`);
    const media = type.split(";")[0] ?? "";
    const schema = response.content?.[media]?.schema;
    if (schema === undefined) {
      if (body !== "") wrong.add(`${name} ${status} has a body of ${media}`);
      return;
    }
    const isLines = media === "application/x-ndjson" || name.endsWith("/stream-chat-state");
    const texts =
      isLines && status === 200 ? body.split("\n").filter((line) => line.trim() !== "") : [body];
    if (media === "text/event-stream") return;
    for (const text of texts) {
      const valid = validate(`${name} ${status} ${media}`, schema);
      if (valid(parsed(text))) continue;
      const [first] = valid.errors ?? [];
      wrong.add(
        `${name} ${status}: ${first?.instancePath} ${first?.message}: ${text.slice(0, 200)}`,
      );
    }
  };

  const middleware: RequestHandler = (request, response, next) => {
    const chunks: Buffer[] = [];
    const { write, end } = response;
    const keep = (chunk: unknown): void => {
      if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    response.write = ((...given: Parameters<typeof write>) => {
      keep(given[0]);
      return write.apply(response, given);
    }) as typeof write;
    response.end = ((...given: Parameters<typeof end>) => {
      keep(given[0]);
      return end.apply(response, given);
    }) as typeof end;
    response.on("finish", () => {
      const route = request.route as { readonly path: string } | undefined;
      const method = request.method as Route["method"];
      if (route === undefined || !methods.has(method) || response.statusCode === 405) return;
      const name = documentedName({ method, path: route.path });
      const type = String(response.getHeader("content-type") ?? "");
      check(name, response.statusCode, type, Buffer.concat(chunks).toString("utf8"));
    });
    next();
  };
  return { middleware, wrong, answered };
};

const methods: ReadonlySet<string> = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};
