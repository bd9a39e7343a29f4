import { render, screen } from '@testing-library/react';
import { drawings } from '@tvacha/shared-contract';
import { coverPalettes, coverPatterns, illustrations } from '@tvacha/shared-contract/vocabulary';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '../brand/logo';
import { Avatar } from './avatar';
import { coverArt } from './covers/cover-art';
import { FigureArt } from './figure-art';
import { ConditionArt, SkinScene } from './skin-art';

const variants = [0, 1, 2, 3, 4, 5, 6, 7];
const tones = [0, 1, 2, 3, 4] as const;

test('[DOC-01] every cover is drawn, and no two of a pattern are alike', () => {
  for (const pattern of coverPatterns) {
    const drawn = coverPalettes.flatMap((palette) =>
      variants.map((variant) => renderToStaticMarkup(coverArt({ pattern, palette, variant }))),
    );
    expect(new Set(drawn).size).toBe(coverPalettes.length * variants.length);
    expect(drawn.join('')).not.toMatch(/NaN|undefined/);
  }
});

test('[DOC-01] a cover that was drawn once is not drawn again', () => {
  const cover = { pattern: 'cells', palette: 'teal', variant: 3 } as const;
  expect(coverArt(cover)).toBe(coverArt({ ...cover }));
});

test.each(illustrations)('[NAV-04] %s is drawn on five skin tones', (illustration) => {
  const drawn = tones.map((tone) => renderToStaticMarkup(<ConditionArt illustration={illustration} tone={tone} />));
  expect(new Set(drawn).size).toBe(tones.length);
  expect(drawn.join('')).not.toMatch(/NaN|undefined/);
});

const figureOn = (drawing: (typeof drawings)[number], tone: (typeof tones)[number]) =>
  renderToStaticMarkup(<FigureArt drawing={drawing} tone={tone} />);

test.each(drawings)(
  '[PAT-01] %s is drawn for an article on five skin tones, with nothing but shapes and words',
  (drawing) => {
    const drawn = tones.map((tone) => figureOn(drawing, tone));
    expect(new Set(drawn).size).toBe(tones.length);
    expect(drawn.join('')).not.toMatch(/NaN|undefined|<image/);
  },
);

test('[PAT-01] no two drawings have the same shapes, whatever their colours', () => {
  const shapesOf = (markup: string) => [...markup.matchAll(/ (?:d|cx|cy|r|rx|ry)="[^"]*"/g)].join('');
  const byShapes = new Map<string, string[]>();
  for (const drawing of drawings) {
    const shapes = shapesOf(figureOn(drawing, 2));
    byShapes.set(shapes, [...(byShapes.get(shapes) ?? []), drawing]);
  }
  expect([...byShapes.values()].filter((names) => names.length > 1)).toEqual([]);
});

test('[NAV-15] drawings come out the same on server and browser', () => {
  const twice = [0, 1].map(() =>
    renderToStaticMarkup(
      <>
        <SkinScene arch />
        <Avatar name="Dr. Ananya Rao" seed="rao" />
      </>,
    ),
  );
  expect(twice[0]).toBe(twice[1]);
});

test('[UX-01] the logo is 1428 by 382 and names the portal', () => {
  render(<Logo />);
  expect(screen.getByRole('img', { name: 'Tvacha' })).toHaveAttribute('viewBox', '0 0 1428 382');
});
