import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages, shots, themes, widths } from './gallery/shots.mjs';
import { prepare } from './lib/install.mjs';
import { bad, good, say } from './lib/run.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
/** `npm run gallery -- --only about --language hi --width 390 --url http://127.0.0.1:4000`: all of it is the default. */
const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    language: { type: 'string' },
    width: { type: 'string' },
    url: { type: 'string' },
  },
});
await prepare();
const { chromium } = await import('@playwright/test');
const { serve } = await import('./bench/server.mjs');
const { findBrowser, flags } = await import('./lib/browser.mjs');
const { buildSite } = await import('./lib/site.mjs');
const { freePort } = await import('./lib/servers.mjs');

const folder = 'dist/gallery';
const wanted = shots.filter(({ name }) => !asked.only || name.includes(asked.only));
const spoken = languages.filter((language) => !asked.language || language === asked.language);
const wide = widths.filter((width) => !asked.width || width === Number(asked.width));
const executablePath = await findBrowser();
if (!executablePath || wanted.length === 0) {
  bad(executablePath ? `No page is called like ${asked.only}` : 'No Chrome or Chromium was found; set CHROMIUM_PATH.');
  process.exit(1);
}

async function ownPortal() {
  await buildSite();
  rmSync('dist/gallery-data', { recursive: true, force: true });
  return serve({ site: 'dist/site', data: 'dist/gallery-data', port: await freePort() });
}

/** Takes a page from top to bottom once nothing on it is on its way any more. */
async function take(page, url, file) {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'), null, { timeout: 15_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}

const { url, stop } = asked.url ? { url: asked.url, stop: () => {} } : await ownPortal();
const browser = await chromium.launch({ executablePath, args: flags });
mkdirSync(folder, { recursive: true });
const taken = [];
let failed = 0;
try {
  for (const language of spoken) {
    for (const width of wide) {
      for (const colorScheme of themes) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
          locale: `${language}-IN`,
          timezoneId: 'Asia/Kolkata',
        });
        await context.addCookies([{ name: 'language', value: language, url }]);
        const page = await context.newPage();
        for (const { name, path } of wanted) {
          const file = `${name}-${language}-${width}-${colorScheme}.png`;
          await take(page, url + path, `${folder}/${file}`).then(
            () => taken.push({ name, file, caption: `${language} ${width} ${colorScheme}` }),
            (error) => {
              failed += 1;
              bad(`${file}: ${error.message.split('\n')[0]}`);
            },
          );
        }
        await context.close();
        say(`  … ${language}, ${width} px, ${colorScheme}: ${taken.length} pictures`);
      }
    }
  }
} finally {
  await browser.close();
  stop();
}

const figure = ({ file, caption }) =>
  `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
const section = ({ name }) =>
  `<h2>${name}</h2><div>${taken
    .filter((one) => one.name === name)
    .map(figure)
    .join('')}</div>`;
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>
body{font:15px/1.6 sans-serif;margin:32px}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:240px}
img{width:100%;height:320px;object-fit:cover;object-position:top;border:1px solid #ccc}</style>
<h1>Every public page</h1>${wanted.map(section).join('')}</html>`,
);
good(`${taken.length} pictures in ${folder}/index.html`);
process.exit(failed ? 1 : 0);
