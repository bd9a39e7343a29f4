import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import {
  type FilmSeed,
  fileNameOf,
  filmSeeds,
  framesOf,
  secondsOf,
  titleSeconds,
} from '../../../demo/src/films/film-seeds';
import { LineSlide, TitleSlide } from './slide';

const width = 960;
const height = 540;
/** A still picture that changes every few seconds needs few; the bar at its foot moves along. */
const perSecond = 8;

const series: Record<FilmSeed['type'], string> = {
  proguide: 'Pro-guide video',
  webinar: 'Webinar, recorded',
  openhouse: 'Vidya open house, recorded',
  event: 'Recorded',
};

async function face(family: string, file: string): Promise<string> {
  const bytes = await readFile(resolve('node_modules/@fontsource-variable', file));
  return `@font-face{font-family:"${family}";font-weight:400 600;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
}

const style = async () =>
  (
    await Promise.all([
      face('Inter Variable', 'inter/files/inter-latin-wght-normal.woff2'),
      face('Newsreader Variable', 'newsreader/files/newsreader-latin-wght-normal.woff2'),
      readFile(resolve('scripts/assets/films/slides.css'), 'utf8'),
    ])
  ).join('\n');

/** The pictures of a film in their order, with how long each stands. */
function slidesOf(film: FilmSeed): { slide: ReactNode; seconds: number }[] {
  const { slides, of, type } = film;
  const [first] = slides;
  const title = <TitleSlide series={series[type]} title={of} by="Tvacha Learning" drawing={first?.drawing ?? 'card'} />;
  return [
    { slide: title, seconds: titleSeconds },
    ...framesOf(film).map(({ slide, line, from, to }) => ({
      slide: (
        <LineSlide
          number={slides.indexOf(slide) + 1}
          of={slides.length}
          title={slide.title}
          words={line.en}
          drawing={slide.drawing}
        />
      ),
      seconds: to - from,
    })),
  ];
}

async function shoot(page: Page, css: string, slide: ReactNode): Promise<Buffer> {
  await page.setContent(`<!doctype html><style>${css}</style>${renderToStaticMarkup(slide)}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

async function makeFilm(page: Page, css: string, film: FilmSeed): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const shown = slidesOf(film);
  const list: string[] = [];
  for (const [at, { slide, seconds }] of shown.entries()) {
    const picture = await shoot(page, css, slide);
    const place = join(folder, `${at}.png`);
    await writeFile(place, picture);
    list.push(`file '${place}'\nduration ${seconds}`);
    if (at === 0)
      await sharp(picture)
        .resize(640)
        .webp({ quality: 72 })
        .toFile(`demo/content/films/${fileNameOf(film)}.webp`);
  }
  // The last one is named twice: else its duration is not heeded.
  list.push(`file '${join(folder, `${shown.length - 1}.png`)}'`);
  await writeFile(join(folder, 'list.txt'), list.join('\n'));
  const seconds = secondsOf(film);
  const bar = `color=c=0xC4664A:s=${width}x6:r=${perSecond}:d=${seconds}[bar]`;
  const moved = `[0:v]fps=${perSecond},format=yuv420p[film];[film][bar]overlay=x='-w+w*t/${seconds}':y=${height - 6}`;
  execFileSync(
    'ffmpeg',
    [
      '-y -v error -f concat -safe 0 -i'.split(' '),
      join(folder, 'list.txt'),
      ['-filter_complex', `${bar};${moved}`],
      `-t ${seconds} -an -c:v libvpx-vp9 -crf 42 -b:v 0 -g ${perSecond * 10} -deadline good -cpu-used 3`.split(' '),
      '-cues_to_front 1 -map_metadata -1 -fflags +bitexact -flags:v +bitexact'.split(' '),
      `demo/content/films/${fileNameOf(film)}.webm`,
    ].flat(),
    { stdio: 'inherit' },
  );
  await rm(folder, { recursive: true });
}

const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
const page = await browser.newPage({ viewport: { width, height } });
const css = await style();
for (const film of filmSeeds) {
  if (wanted.length > 0 && !wanted.includes(fileNameOf(film))) continue;
  await makeFilm(page, css, film);
  process.stdout.write(`${fileNameOf(film)}: ${secondsOf(film)} s\n`);
}
await browser.close();
