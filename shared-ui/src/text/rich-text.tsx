import { Lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode, useMemo } from 'react';
import { SmartLink } from '../base/link';
import css from './rich-text.module.css';
import { safeHref, withinPortal } from './safe-href';

/** A table by kind of token: what is not in it is shown as the text that was written. */
type Draw = (token: never) => ReactNode;

const keyed = (tokens: readonly Token[] | undefined, draw: (token: Token) => ReactNode) =>
  // A text never changes its order: it is read anew as a whole.
  tokens?.map((token, index) => <Fragment key={`${token.type}-${index.toString()}`}>{draw(token)}</Fragment>);

const inline = (tokens: readonly Token[] | undefined) => keyed(tokens, drawOne);
const drawBlocks = (tokens: readonly Token[] | undefined): ReactNode => keyed(tokens, drawOne);

// The page and its sections have the first two levels.
const headings = ['h3', 'h3', 'h4', 'h5', 'h6', 'h6'] as const;

const draws: Record<string, Draw> = {
  space: () => null,
  paragraph: ({ tokens }: Tokens.Paragraph) => <p>{inline(tokens)}</p>,
  heading: ({ depth, tokens }: Tokens.Heading) => {
    const Heading = headings[depth - 1] ?? 'h6';
    return <Heading>{inline(tokens)}</Heading>;
  },
  blockquote: ({ tokens }: Tokens.Blockquote) => <blockquote>{drawBlocks(tokens)}</blockquote>,
  list: ({ ordered, start, items }: Tokens.List) => {
    const rows = keyed(items, (item) => <li>{drawBlocks((item as Tokens.ListItem).tokens)}</li>);
    return ordered ? <ol start={Number(start) || undefined}>{rows}</ol> : <ul>{rows}</ul>;
  },
  table: ({ header, rows }: Tokens.Table) => (
    <div>
      <table>
        <thead>
          <tr>
            {header.map((cell) => (
              <th key={cell.text} scope="col">
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(({ text }) => text).join('|')}>
              {row.map((cell, at) => (
                <td key={header[at]?.text}>{inline(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
  hr: () => <hr />,
  code: ({ text }: Tokens.Code) => <pre>{text}</pre>,
  text: ({ tokens, text }: Tokens.Text) => (tokens ? inline(tokens) : text),
  escape: ({ text }: Tokens.Escape) => text,
  strong: ({ tokens }: Tokens.Strong) => <strong>{inline(tokens)}</strong>,
  em: ({ tokens }: Tokens.Em) => <em>{inline(tokens)}</em>,
  del: ({ tokens }: Tokens.Del) => <s>{inline(tokens)}</s>,
  codespan: ({ text }: Tokens.Codespan) => <code>{text}</code>,
  br: () => <br />,
  image: ({ text }: Tokens.Image) => text,
  link: ({ href, tokens }: Tokens.Link) => {
    const address = safeHref(href);
    return address === undefined ? (
      inline(tokens)
    ) : (
      <SmartLink href={withinPortal(address)} rel="noopener noreferrer nofollow">
        {inline(tokens)}
      </SmartLink>
    );
  },
};

const drawOne = (token: Token): ReactNode => {
  const draw = draws[token.type] as ((token: Token) => ReactNode) | undefined;
  return draw ? draw(token) : token.raw;
};

export interface RichTextProps {
  /** Markdown as editors and members write it. HTML in it is shown as text. */
  text: string;
}

/**
 * Paragraphs, headings, lists, quotes, links, stress and simple tables, drawn as React nodes: no HTML is ever put
 * together or read, so nothing in the text can run. Pictures are left to the page; here their words are shown.
 */
export function RichText({ text }: RichTextProps) {
  const blocks = useMemo(() => new Lexer({ gfm: true, breaks: true }).lex(text), [text]);
  return <div className={css.text}>{drawBlocks(blocks)}</div>;
}
