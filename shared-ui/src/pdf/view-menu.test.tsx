import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderPart } from '../testing/render-part';
import type { ReaderSettings } from './reader-settings';
import { readSettings } from './reader-settings';
import { ViewMenu } from './view-menu';

function Menu({ asked, from }: { asked: unknown[]; from: Partial<ReaderSettings> }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [settings, setSettings] = useState({ ...readSettings(null), ...from });
  return (
    <>
      <button type="button" ref={opener}>
        Open
      </button>
      <ViewMenu
        opener={opener}
        settings={settings}
        onSettings={(next) => setSettings({ ...settings, ...next })}
        zoom="fit"
        percent={130}
        onZoom={(by) => asked.push(by)}
        onFit={(zoom) => asked.push(zoom)}
        onTurn={() => asked.push('turn')}
        isFull={false}
        onFull={() => asked.push('full')}
        onClose={() => asked.push('close')}
      />
    </>
  );
}
const open = (from: Partial<ReaderSettings> = {}) => {
  const asked: unknown[] = [];
  return { asked, ...renderPart(<Menu asked={asked} from={from} />) };
};

test('[PDF-01] [UX-02] how pages stand is chosen by arrows, from where it stands now', async () => {
  const { user } = open({ view: 'single' });
  expect(screen.getByRole('radio', { name: 'One page alone' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Two beside each other' })).toBeChecked();
});

test('[PDF-01] size, fit, turn and the whole screen are buttons with names, and the fit in force is pressed', async () => {
  const { user, asked } = open();
  expect(screen.getByRole('status')).toHaveTextContent('130%');
  expect(screen.getByRole('button', { name: 'Fit to width' })).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['Zoom in', 'Zoom out', 'Fit to page', '100%', 'Turn the pages to the right', 'Full screen'])
    await user.click(screen.getByRole('button', { name }));
  // The whole screen is asked for to see the pages: the menu is out of their way then.
  expect(asked).toEqual([1, -1, 'page', 1, 'turn', 'full', 'close']);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('[PDF-01] text alone has letters of its own size, up to twice the usual one', async () => {
  const { user } = open({ textSize: 1.75 });
  await user.click(screen.getByRole('radio', { name: 'Text alone' }));
  expect(screen.queryByRole('button', { name: 'Fit to width' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Larger letters' }));
  expect(screen.getByRole('status')).toHaveTextContent('200%');
  expect(screen.getByRole('button', { name: 'Larger letters' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Wide' }));
  expect(screen.getByRole('radio', { name: 'Wide' })).toBeChecked();
});

test('[PDF-01] the menu goes by Escape, which gives the focus back, and by a press beside it', async () => {
  const { user, asked } = open();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  await user.click(document.body);
  expect(asked).toEqual([1, 'close', 'close']);
});
