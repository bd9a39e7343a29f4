/** What the server's own pages share, in light and dark. @param width of the text at most, in pixels */
export const pageStyle = (width: number) => `
  :root { color-scheme: light dark }
  body { font: 15px/1.6 Inter, system-ui, sans-serif; max-width: ${width}px; margin: 56px auto; padding: 0 16px;
    background: light-dark(#faf6ef, #101a1b); color: light-dark(#17282b, #f2ebdf) }
  h1 { font: 500 40px/48px Newsreader, Georgia, serif; margin: 0 0 8px }
  a { color: light-dark(#0f4c52, #7fc6c0) }
  ol { list-style: none; padding: 0; display: grid }
  article, details { border: 1px solid light-dark(#e5dac8, #2e3f40); border-radius: 12px;
    background: light-dark(#fffdf9, #172425) }`;
