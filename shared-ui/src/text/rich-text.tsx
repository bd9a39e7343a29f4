import { Lexer } from 'marked';
import { useMemo } from 'react';
import { drawBlocks } from './draw-blocks';
import css from './rich-text.module.css';

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
