import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const [staticDir, antdDir] = ['dist/bench/static/shell', 'dist/bench/antd/shell'];

/** The portal's home as its server draws it, and its words as a browser without scripts reads them. */
async function readHome(browser, url) {
  const html = await fetch(url).then((response) => response.text());
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const texts = (selector) => page.locator(selector).allTextContents();
  const blocks = [];
  for (const block of await page.locator('main :is(h1, h2, h3, p, a)').all()) {
    const [tag, text, href] = await Promise.all([
      block.evaluate(({ tagName }) => tagName),
      block.textContent(),
      block.getAttribute('href'),
    ]);
    if (text?.trim()) blocks.push({ level: /^H/.test(tag) ? Number(tag[1]) : 4, text, href: href ?? undefined });
  }
  const words = { menu: await texts('header :is(a, button)'), blocks, footer: await texts('footer :is(a, p, h2)') };
  await context.close();
  return { html, words };
}

/** The same page with no script at all: the least that this content can weigh. */
const withoutScripts = (html) =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="preload" as="script"[^>]*>/g, '');

/** Writes two sites of the home page's words: without scripts, and drawn on the server and hydrated with antd. */
export async function buildSameWords(browser, url) {
  const { html, words } = await readHome(browser, url);
  mkdirSync(staticDir, { recursive: true });
  cpSync('dist/site/shell/static', `${staticDir}/static`, { recursive: true });
  writeFileSync(`${staticDir}/index.html`, withoutScripts(html));

  mkdirSync(`${antdDir}/static`, { recursive: true });
  const common = { bundle: true, jsx: 'automatic', define: { 'process.env.NODE_ENV': '"production"' } };
  await build({
    ...common,
    entryPoints: [`${here}/antd/client.tsx`],
    outfile: `${antdDir}/static/antd.js`,
    minify: true,
  });
  const server = `${process.cwd()}/dist/bench/antd/server.cjs`;
  await build({
    ...common,
    entryPoints: [`${here}/antd/server.tsx`],
    outfile: server,
    platform: 'node',
    format: 'cjs',
  });
  writeFileSync(`${antdDir}/index.html`, require(server).draw(words));
  for (const name of ['static', 'antd']) cpSync('dist/site/registry.json', `dist/bench/${name}/registry.json`);
}
