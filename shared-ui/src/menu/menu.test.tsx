import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../base/button';
import { renderPart } from '../testing/render-part';
import { MenuButton } from './menu-button';
import { Tooltip } from './tooltip';

const items = [
  { key: 'edit', label: 'Edit' },
  { key: 'copy', label: 'Duplicate' },
  { key: 'lock', label: 'Lock', disabled: true },
  { key: 'delete', label: 'Delete', danger: true },
] as const;

function Actions() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <MenuButton label="Actions" items={items} onSelect={(key) => setChosen([...chosen, key])} />
      <output>{chosen.join(' ')}</output>
    </>
  );
}
const item = (name: string) => screen.getByRole('menuitem', { name });

test('[UX-02] a menu opens by an arrow, is walked through by arrows, ends and letters, and gives the focus back', async () => {
  const { user } = renderPart(<Actions />);
  const button = screen.getByRole('button', { name: 'Actions' });
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(item('Edit')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(item('Delete')).toHaveFocus();
  await user.keyboard('d');
  expect(item('Duplicate')).toHaveFocus();
  await user.keyboard('{End}{Home}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('edit');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('[UX-02] Escape closes a menu, and so does leaving it; what is off does nothing', async () => {
  const { user } = renderPart(<Actions />);
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(item('Lock'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.keyboard('{ArrowUp}');
  expect(item('Delete')).toHaveFocus();
  await user.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('[UX-02] words beside a control come with the focus and go with Escape', async () => {
  const { user } = renderPart(
    <Tooltip text="Saved at 10:42 am">{(described) => <Button {...described}>Save</Button>}</Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Saved at 10:42 am');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Saved at 10:42 am');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
