import { enterAs } from '../src/enter';
import { expect, test } from '../src/journey';

// Wide enough for the first menu to stand in the bar.
test.use({ viewport: { width: 1680, height: 900 } });

test('[MFE-02][SES-05] one header, one footer and one socket serve every area', async ({ page }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  await enterAs(page, 'doctor');
  await page.goto('/doctor/dashboard');

  const stops = [
    { menu: 'More', entry: 'Derma Bytes', heading: 'Derma Bytes' },
    { menu: 'HCP Resources', entry: /Ebooks/, heading: 'Ebooks' },
  ];
  for (const { menu, entry, heading } of stops) {
    const bar = page.getByRole('navigation', { name: 'Main menu' });
    await bar.getByRole('button', { name: menu }).click();
    await bar.getByRole('link', { name: entry }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  }
  expect(sockets).toEqual(['/api/socket/']);
});
