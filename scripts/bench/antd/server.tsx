import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { renderToString } from 'react-dom/server';
import { AntdPage, type Words } from './page';

/** The page as a server sends it: drawn, with its styles and its words. */
export function draw(words: Words): string {
  const cache = createCache();
  const html = renderToString(
    <StyleProvider cache={cache}>
      <AntdPage {...words} />
    </StyleProvider>,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>antd</title>${extractStyle(cache)}<script type="application/json" id="words">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script><script defer src="/static/antd.js"></script></head><body><div id="root">${html}</div></body></html>`;
}
