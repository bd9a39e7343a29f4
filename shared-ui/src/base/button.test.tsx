import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { Button } from './button';

test('[UX-02] what is said of a button by attributes stands on it, as button and as link, and of a busy one that it is', () => {
  renderPart(
    <>
      <Button data-opens aria-keyshortcuts="j" aria-label="Next">
        ›
      </Button>
      <Button href="/sitemap" aria-current="page" data-opens="map">
        Site map
      </Button>
      <Button loading aria-describedby="why" aria-disabled={false}>
        Send
      </Button>
    </>,
  );
  const next = screen.getByRole('button', { name: 'Next' });
  expect(next).toHaveAttribute('data-opens');
  expect(next).toHaveAttribute('aria-keyshortcuts', 'j');
  const map = screen.getByRole('link', { name: 'Site map', current: 'page' });
  expect(map).toHaveAttribute('data-opens', 'map');
  const send = screen.getByRole('button', { name: 'Send', busy: true });
  expect(send).toHaveAttribute('aria-disabled', 'true');
  expect(send).toHaveAttribute('aria-describedby', 'why');
});
