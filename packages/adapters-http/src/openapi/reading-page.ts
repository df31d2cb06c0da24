import type { Json, JsonObject } from "@embedded-analytics/domain";
import { escaped } from "../response/escaped.js";
import type { OpenApiDocument } from "./document.js";
import { readingStyle } from "./reading-style.js";
import { listOf, objectOf, schemaHtml, schemaId, textOf, typeHtml } from "./schema-html.js";

interface Shown {
  readonly method: string;
  readonly path: string;
  readonly operation: JsonObject;
}

/** The document as one page for people: nothing in it runs, and nothing of it is fetched (J3). */
export const readingPage = (document: OpenApiDocument): string => {
  const { info, components } = document;
  const shown = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const byTag = new Map<string, Shown[]>();
  for (const each of shown) {
    const tag = textOf(listOf(each.operation["tags"])[0]);
    byTag.set(tag, [...(byTag.get(tag) ?? []), each]);
  }
  const schemas = Object.entries(components["schemas"] ?? {});
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(String(info["title"]))} API</title>
    <style>${readingStyle}</style>
  </head>
  <body>
    <a class="skip" href="#content">Skip to the operations</a>
    <header>
      <h1>${escaped(String(info["title"]))} API <span class="version">${escaped(String(info["version"]))}</span></h1>
      <p>${inlineCode(String(info["description"]))}</p>
      <p>For programs: <a href="api/v1/spec">OpenAPI 3.1</a></p>
    </header>
    <nav aria-label="Operations">${[...byTag].map(navHtml).join("")}</nav>
    <main id="content">
      ${[...byTag].map(tagHtml).join("")}
      <section>
        <h2 id="schemas">Schemas</h2>
        ${schemas
          .map(
            ([name, schema]) =>
              `<article><h3 id="${schemaId(name)}">${escaped(name)}</h3>${schemaHtml(schema)}</article>`,
          )
          .join("")}
      </section>
    </main>
  </body>
</html>
`;
};

const anchorOf = ({ operation }: Shown): string => textOf(operation["operationId"]);

const navHtml = ([tag, shown]: readonly [string, readonly Shown[]]): string =>
  `<h2>${escaped(tag)}</h2><ul>${shown
    .map(
      (each) =>
        `<li><a href="#${anchorOf(each)}">${escaped(textOf(each.operation["summary"]))}</a></li>`,
    )
    .join("")}</ul>`;

const tagHtml = ([tag, shown]: readonly [string, readonly Shown[]]): string =>
  `<section><h2>${escaped(tag)}</h2>${shown.map(operationHtml).join("")}</section>`;

const operationHtml = (shown: Shown): string => {
  const { method, path, operation } = shown;
  return `<article>
    <h3 id="${anchorOf(shown)}">${escaped(textOf(operation["summary"]))}</h3>
    <p class="route"><span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code></p>
    <p>${securityText(operation)} ${inlineCode(textOf(operation["description"]))}</p>
    ${parametersHtml(listOf(operation["parameters"]).map(objectOf))}
    ${bodyHtml(objectOf(operation["requestBody"]))}
    ${responsesHtml(objectOf(operation["responses"]))}
  </article>`;
};

const securityText = ({ security }: JsonObject): string => {
  const schemes = listOf(security).flatMap((each) => Object.keys(objectOf(each)));
  if (schemes.length === 0) return "No key is needed.";
  return schemes.includes("embedToken") ? "An API key or a token." : "An API key.";
};

const parametersHtml = (parameters: readonly JsonObject[]): string => {
  if (parameters.length === 0) return "";
  const rows = parameters.map((parameter) => {
    const isRequired =
      parameter["required"] === true ? ' <span class="required">required</span>' : "";
    return `<li><code>${escaped(textOf(parameter["name"]))}</code> <span class="type">${escaped(
      textOf(parameter["in"]),
    )}, ${typeHtml(objectOf(parameter["schema"]))}</span>${isRequired}<span class="about">${inlineCode(
      textOf(parameter["description"]),
    )}</span></li>`;
  });
  return `<h4>Parameters</h4><ul class="fields">${rows.join("")}</ul>`;
};

const bodyHtml = (body: JsonObject): string => {
  const types = contentHtml(body["content"]);
  return types === "" ? "" : `<h4>Body</h4><p>${types}</p>`;
};

const responsesHtml = (responses: JsonObject): string => {
  const rows = Object.entries(responses).map(([status, response]) => {
    const { description, content } = objectOf(response);
    const isProblem = Number(status) >= 400;
    return `<dt>${status}</dt><dd>${inlineCode(textOf(description))}${isProblem ? "" : ` ${contentHtml(content)}`}</dd>`;
  });
  return `<h4>Answers</h4><dl>${rows.join("")}</dl>`;
};

const contentHtml = (content: Json | undefined): string =>
  Object.entries(objectOf(content))
    .map(
      ([type, of]) => `<code>${escaped(type)}</code> ${typeHtml(objectOf(objectOf(of)["schema"]))}`,
    )
    .join("<br>");

/** A text in which words between backticks are code. */
const inlineCode = (text: string): string =>
  escaped(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
