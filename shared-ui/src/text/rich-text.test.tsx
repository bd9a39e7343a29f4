import { screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { renderPart } from '../testing/render-part';
import { RichText } from './rich-text';
import { safeHref } from './safe-href';

test('[UX-02] headings, lists, links and stress are drawn; headings begin below those of the page', () => {
  renderPart(
    <RichText text={'# What I do\n\nStart **now**:\n\n1. Smear\n2. Treat\n\n[Guide](https://example.in/a)'} />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'What I do' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Smear', 'Treat']);
  expect(screen.getByText('now').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('[DOC-07] an address of this portal, as it is copied from the browser, is followed within it', () => {
  renderPart(<RichText text={`${location.origin}/doctor/ebook/a/read?page=3 and ${location.origin}//evil.example`} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/doctor/ebook/a/read?page=3',
    `${location.origin}//evil.example`,
  ]);
});

test('[SEC-35] HTML in a text is shown as text', () => {
  const text = 'a <img src=x onerror=alert(1)> b\n\n<script>alert(2)</script>';
  const { container } = renderPart(<RichText text={text} />);
  expect(container).toHaveTextContent('a <img src=x onerror=alert(1)> b');
  expect(container).toHaveTextContent('<script>alert(2)</script>');
  expect(container.querySelector('script, img')).toBeNull();
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'nothing',
])('[SEC-35] a link to %j leads nowhere', (href) => {
  expect(safeHref(href)).toBeUndefined();
});

test.each(['https://example.in', 'mailto:a@example.in', 'tel:+911', '/doctor', '#top', '?page=2'])(
  '[SEC-35] a link to %s is one',
  (href) => expect(safeHref(href)).toBe(href),
);

test('[SEC-35] whatever is written, no script, frame, handler or foreign scheme comes out', () => {
  const pieces = fc.constantFrom(
    ...['<script>', '<img src=x onerror=y>', '[a](javascript:x)', '![b](x onerror=y)', '<a href="javascript:x">'],
    ...[
      '\n\n',
      '- ',
      '> ',
      '| a | b |\n|---|---|\n',
      '`',
      '**',
      '](',
      '[c]: javascript:x\n',
      '[c]',
      '&lt;script&gt;',
      '\\',
    ],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (all) => {
      const drawn = new DOMParser().parseFromString(renderToString(<RichText text={all.join('')} />), 'text/html');
      expect(drawn.querySelector('script, iframe, img, object, [onerror], [href^="javascript" i]')).toBeNull();
    }),
  );
});
