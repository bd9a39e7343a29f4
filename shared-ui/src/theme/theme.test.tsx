import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Button } from '../base/button';
import { renderPart } from '../testing/render-part';
import { PortalTheme, useThemeMode } from './theme';

function Switch() {
  const [mode, setMode] = useThemeMode();
  return <Button onClick={() => setMode('dark')}>{mode}</Button>;
}

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

test('[UX-03] dark mode is chosen, shown and kept in a cookie that the server reads', async () => {
  const { user } = renderPart(<Switch />);
  await user.click(screen.getByRole('button', { name: 'light' }));
  expect(await screen.findByRole('button', { name: 'dark' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.cookie).toContain('theme=dark');
});

test('[UX-03] every root follows a change made by another one', async () => {
  renderPart(<Switch />);
  await act(async () => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(await screen.findByRole('button', { name: 'dark' })).toBeVisible();
});

test('[NAV-15] a server draws a page without a window to ask', () => {
  const html = renderToString(
    <PortalTheme>
      <Switch />
    </PortalTheme>,
  );
  expect(html).toContain('light');
});
