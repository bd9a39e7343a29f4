import { html } from 'hono/html';
import type { AppContext } from '../caller';
import { pageStyle } from '../page-style';
import { type ApiDocument, type DescribedOperation, matchingOperations, operationsOf } from './described-operation';
import { typeText } from './type-text';

/** The look of the page of calls; in light and dark, from 320 pixels on. */
const docsStyle = `${pageStyle(880)}
  h2 { font: 500 24px/32px Newsreader, Georgia, serif; margin: 40px 0 8px }
  h4 { font-size: 13px; margin: 16px 0 4px; color: light-dark(#4d5a5a, #a9b5b0) }
  nav a { display: inline-block; padding: 4px 8px 4px 0 }
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end } label { flex-basis: 100%; font-weight: 500 }
  input, button { font: inherit; min-height: 44px; padding: 0 12px; border-radius: 8px; border: 1px solid
    light-dark(#84796a, #8a9794); background: light-dark(#fffdf9, #172425); color: inherit } input { flex: 1; min-width: 0 }
  ol { margin: 0; gap: 8px }
  details { padding: 0 16px }
  summary { padding: 12px 0; cursor: pointer; overflow-wrap: anywhere } summary span { color: light-dark(#4d5a5a, #a9b5b0) }
  details p { margin: 0 0 8px } .id { font-size: 13px }
  table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: 4px 16px 4px 0;
    font-weight: 400; overflow-wrap: anywhere }
  code, pre { font: 13px/1.6 ui-monospace, SFMono-Regular, Menlo, monospace }
  pre { overflow-x: auto; margin: 0 0 16px; padding: 12px; border-radius: 8px; background: light-dark(#f3ecdf, #0c1415) }`;

/** No script at all, so that the strictest policy holds and the page works from any place. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const parameterRows = ({ parameters }: DescribedOperation) =>
  parameters.map(
    ({ name, required, schema }) => html`<tr>
      <th scope="row"><code>${name}</code>${required ? ' (needed)' : ''}</th>
      <td><code>${typeText(schema ?? {})}</code></td>
    </tr>`,
  );

const operation = (one: DescribedOperation, open: boolean) => html`<li>
  <details id="${one.id}"${open ? ' open' : ''}>
    <summary><b data-method="${one.method}">${one.method}</b> <code>${one.path}</code> <span>${one.summary}</span></summary>
    <p>${one.description}</p>
    <p class="id">Operation <code>${one.id}</code></p>
    ${one.parameters.length === 0 ? '' : html`<h4>Query</h4><table><tbody>${parameterRows(one)}</tbody></table>`}
    ${one.body ? html`<h4>Body, as ${one.body.type}</h4><pre tabindex="0">${typeText(one.body.schema)}</pre>` : ''}
    ${one.result ? html`<h4>Result</h4><pre tabindex="0">${typeText(one.result)}</pre>` : ''}
  </details>
</li>`;

const section = (
  area: string,
  own: DescribedOperation[],
  open: boolean,
) => html`<section aria-labelledby="area-${area}">
  <h2 id="area-${area}">${area}</h2>
  <ol>${own.map((one) => operation(one, open))}</ol>
</section>`;

/** Fewer than this are shown opened. */
const few = 4;

/** A page for people, from the OpenAPI document: every operation by area, searched by `?search=`. */
export function docsPage(readDocument: () => ApiDocument) {
  let all: { info: ApiDocument['info']; operations: DescribedOperation[] } | undefined;
  return (c: AppContext) => {
    if (!all) {
      const document = readDocument();
      all = { info: document.info, operations: operationsOf(document) };
    }
    const { info, operations } = all;
    const search = (c.req.query('search') ?? '').slice(0, 100);
    const found = matchingOperations(operations, search);
    const areas = [...new Set(found.map(({ area }) => area))];
    c.header('content-security-policy', policy);
    c.header('referrer-policy', 'no-referrer');
    return c.html(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${info.title}: the calls of the server</title>
    <style>${docsStyle}</style>
  </head>
  <body>
    <main>
      <h1>The calls of the server</h1>
      <p>${info.title} ${info.version}. Every answer is an envelope of <code>error</code>, <code>code</code>,
        <code>message</code>, <code>result</code> and, where there is a new one, <code>token</code>.
        The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
      <form role="search" action="/api/docs">
        <label for="search">Search the calls</label>
        <input id="search" name="search" type="search" maxlength="100" value="${search}">
        <button>Search</button>
      </form>
      <p role="status">${found.length} of ${operations.length} calls</p>
      <nav aria-label="Areas">${areas.map((area) => html`<a href="#area-${area}">${area}</a> `)}</nav>
      ${areas.map((area) =>
        section(
          area,
          found.filter((one) => one.area === area),
          found.length < few,
        ),
      )}
    </main>
  </body>
</html>`);
  };
}
