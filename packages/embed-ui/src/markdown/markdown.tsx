import { memo, type ReactNode } from "react";
import { Lexer, type Token, type Tokens } from "marked";
import { useTexts } from "../i18n/page-texts.js";
import { Questions } from "./questions.js";
import { proposedItems } from "./proposed-items.js";
import { safeLink } from "./safe-link.js";
import type { Completion } from "./use-completion.js";

/**
 * Text of an agent as elements. It is never markup: raw HTML is shown as it was written, images are
 * named and not loaded, links show where they lead (G3).
 */
export const Markdown = ({
  text,
  complete,
  onAsk,
}: {
  readonly text: string;
  /** For a text that is still being written. */
  readonly complete?: Completion | undefined;
  /** Asks what the text proposes; where there is none, its proposals are a list like others. */
  readonly onAsk?: ((text: string) => void) | undefined;
}) => {
  const blocks = Lexer.lex(complete?.(text) ?? text, { gfm: true });
  return (
    <div className="markdown">
      {blocks.map((block, index) => {
        const proposed = onAsk && proposedItems(blocks, index);
        return proposed ? (
          <Questions key={index} questions={proposed} onAsk={onAsk} />
        ) : (
          <Block key={index} raw={block.raw} block={block} />
        );
      })}
    </div>
  );
};

/** While an answer grows, only its last block has another text than before. */
const Block = memo(
  ({ block }: { readonly raw: string; readonly block: Token }) => <>{renderBlock(block)}</>,
  (before, after) => before.raw === after.raw,
);

const renderBlock = (token: Token): ReactNode => {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading":
      return <Heading depth={(token as Tokens.Heading).depth}>{inline(token)}</Heading>;
    case "paragraph":
      return <p>{inline(token)}</p>;
    case "code":
      return (
        <pre tabIndex={0}>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case "blockquote":
      return <blockquote>{blocksOf((token as Tokens.Blockquote).tokens)}</blockquote>;
    case "hr":
      return <hr />;
    case "list":
      return renderList(token as Tokens.List);
    case "table":
      return <MarkdownTable table={token as Tokens.Table} />;
    case "text":
      return "tokens" in token ? <span>{inline(token)}</span> : token.raw;
    default:
      return <p>{token.raw}</p>;
  }
};

const blocksOf = (tokens: readonly Token[]): ReactNode =>
  tokens.map((token, index) => <Block key={index} raw={token.raw} block={token} />);

/** The page has its own first two levels. */
const Heading = ({ depth, children }: { readonly depth: number; readonly children: ReactNode }) =>
  depth <= 2 ? <h3>{children}</h3> : <h4>{children}</h4>;

const renderList = ({ ordered, start, items }: Tokens.List): ReactNode => {
  const content = items.map((item, index) => <li key={index}>{blocksOf(item.tokens)}</li>);
  return ordered ? <ol start={Number(start) || 1}>{content}</ol> : <ul>{content}</ul>;
};

const MarkdownTable = ({ table: { header, rows } }: { readonly table: Tokens.Table }) => (
  <div className="scroller" tabIndex={0} role="group" aria-label={useTexts().say("table")}>
    <table>
      <thead>
        <tr>
          {header.map((cell, index) => (
            <th key={index} scope="col" data-align={cell.align}>
              {inlineOf(cell.tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, index) => (
              <td key={index} data-align={cell.align}>
                {inlineOf(cell.tokens)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const inline = (token: Token): ReactNode =>
  "tokens" in token ? inlineOf(token.tokens ?? []) : token.raw;

const inlineOf = (tokens: readonly Token[]): ReactNode =>
  tokens.map((token, index) => <Inline key={index} token={token} />);

const Inline = ({ token }: { readonly token: Token }): ReactNode => {
  switch (token.type) {
    case "strong":
      return <strong>{inline(token)}</strong>;
    case "em":
      return <em>{inline(token)}</em>;
    case "del":
      return <del>{inline(token)}</del>;
    case "codespan":
      return <code>{(token as Tokens.Codespan).text}</code>;
    case "br":
      return <br />;
    case "escape":
      return (token as Tokens.Escape).text;
    case "link":
      return <Link href={(token as Tokens.Link).href}>{inline(token)}</Link>;
    case "image":
      return <ImageName name={(token as Tokens.Image).text} />;
    case "text":
      return "tokens" in token ? inline(token) : (token as Tokens.Text).text;
    default:
      return token.raw;
  }
};

/** What stands in the place of an image, which is never loaded (G3). */
const ImageName = ({ name }: { readonly name: string }) => {
  const { say } = useTexts();
  return <span className="muted">{say("image", { name: name || say("unnamedImage") })}</span>;
};

const Link = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => {
  const link = safeLink(href);
  if (link === undefined) return <span>{children}</span>;
  return (
    <>
      <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
      <span className="muted"> ({link.host})</span>
    </>
  );
};
