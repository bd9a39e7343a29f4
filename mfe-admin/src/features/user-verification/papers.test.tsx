import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { altered, watchRequests } from '@tvacha/mock-api/jest';
import { showUser } from '@tvacha/shared-contract/routes/admin/users';
import { onCaughtError } from '@tvacha/shared-core/caught-errors';
import { dialog, openOffice } from '../../common/test-office';
import type { Paper } from './paper-view';

let mockIsBroken = false;
jest.mock('@tvacha/shared-ui/pdf-viewer', () => {
  const { PdfViewer } = jest.requireActual('../../common/test-pdf-viewer');
  return {
    PdfViewer(props: object) {
      if (mockIsBroken) throw new Error('The viewer broke');
      return PdfViewer(props);
    },
  };
});

/** Opens an application of the list that is there. */
async function openFirst(name: RegExp) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('row', { name }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByRole('region', { name: 'Papers' });
  return { user, drawer, row: () => screen.getByRole('row', { name, hidden: true }) };
}

/** Opens an application whose papers are these. */
async function openWith(change: (papers: Paper[]) => Paper[]) {
  altered(showUser, ({ documents }) => ({ documents: change(documents as Paper[]) }));
  await openOffice('/admin/userlist?state=pending');
  const { user, drawer } = await openFirst(/Jasleen Kaur/);
  return { user, drawer, approve: () => drawer.getByRole('button', { name: 'Approve' }) };
}
const asPicture = (papers: Paper[]) => papers.map((paper) => ({ ...paper, type: 'image/jpeg', name: 'card.jpg' }));

test('[ADM-03] nobody is approved before each of their papers has been open', async () => {
  const { user, drawer, approve } = await openWith((papers) => papers);
  expect(await drawer.findByRole('region', { name: 'Degree certificate' })).toBeVisible();
  await waitFor(() => expect(approve()).toHaveAccessibleDescription(/^To approve, open first: Visiting card\./));
  expect(approve()).toBeDisabled();

  await user.click(drawer.getByRole('tab', { name: 'Visiting card' }));
  const photo = await drawer.findByRole('img', { name: 'Visiting card' });
  expect(approve()).toBeDisabled();
  fireEvent.load(photo);
  expect(approve()).toBeEnabled();
});

test('[ADM-03] [MFE-15] a viewer that breaks says so in the place of the paper, and comes with the next try', async () => {
  const faults: unknown[] = [];
  const end = onCaughtError(({ where }) => faults.push(where));
  mockIsBroken = true;
  const { user, drawer, approve } = await openWith((papers) => papers.slice(0, 1));
  const papers = within(drawer.getByRole('region', { name: 'Papers' }));
  const retry = await papers.findByRole('button', { name: 'Try again' });
  expect(approve()).toBeDisabled();
  mockIsBroken = false;
  await user.click(retry);
  expect(await papers.findByRole('region', { name: 'Degree certificate' })).toBeVisible();
  await waitFor(() => expect(approve()).toBeEnabled());
  expect(faults).toContain('screen:admin');
  end();
});

test('[ADM-03] a picture is enlarged and turned; one that does not load is told, and asked for by a new link', async () => {
  let links = 0;
  const { user, drawer, approve } = await openWith((papers) =>
    asPicture(papers.slice(1)).map((paper) => ({ ...paper, url: `${paper.url}#${++links}` })),
  );
  const requests = watchRequests();
  const broken = await drawer.findByRole('img', { name: 'Visiting card' });
  const link = broken.getAttribute('src');
  fireEvent.error(broken);
  expect(drawer.getByText('Visiting card could not be loaded')).toBeVisible();
  expect(drawer.getByText(/you may reject, but not approve/)).toBeVisible();
  expect(approve()).toBeDisabled();

  await user.click(drawer.getByRole('button', { name: 'Try again' }));
  const picture = await drawer.findByRole('img', { name: 'Visiting card' });
  await waitFor(() => expect(requests.map(({ pathname }) => pathname)).toContain(showUser.path));
  await waitFor(() => expect(drawer.getByRole('img', { name: 'Visiting card' })).not.toHaveAttribute('src', link));
  fireEvent.load(picture);
  expect(approve()).toBeEnabled();

  await user.click(drawer.getByRole('button', { name: 'Larger' }));
  await user.click(drawer.getByRole('button', { name: 'Turn' }));
  expect(picture).toHaveStyle({ '--scale': '1.4', '--turn': '90deg' });
});

/** A browser that can show a part of the page over its whole screen; Jest's page cannot. */
function withFullScreen() {
  let shown: Element | null = null;
  const show = (next: Element | null) => {
    shown = next;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  const properties = {
    fullscreenEnabled: { value: true, configurable: true },
    fullscreenElement: { get: () => shown, configurable: true },
    exitFullscreen: { value: () => show(null), configurable: true },
  };
  Object.defineProperties(document, properties);
  HTMLElement.prototype.requestFullscreen = function whole(this: HTMLElement) {
    return show(this);
  };
  return () => {
    for (const name of Object.keys(properties)) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
  };
}

test('[ADM-03] a picture is shown over the whole screen with its tools, and goes back', async () => {
  const end = withFullScreen();
  const { user, drawer } = await openWith((papers) => asPicture(papers.slice(1)));
  const picture = await drawer.findByRole('img', { name: 'Visiting card' });
  const whole = drawer.getByRole('button', { name: 'Full screen', pressed: false });
  await user.click(whole);
  expect(whole).toHaveAttribute('aria-pressed', 'true');
  expect(document.fullscreenElement).toContainElement(picture);
  expect(document.fullscreenElement).toContainElement(drawer.getByRole('button', { name: 'Turn' }));
  await user.click(whole);
  expect(whole).toHaveAttribute('aria-pressed', 'false');
  expect(document.fullscreenElement).toBeNull();
  end();
});

test('[ADM-03] a paper that was not sent in is named, and whether one may decide without it', async () => {
  const { drawer, approve } = await openWith((papers) => papers.slice(0, 1));
  expect(drawer.getByText('Visiting card: not sent in')).toBeVisible();
  expect(drawer.getByText(/^You may still decide/)).toBeVisible();
  expect(await drawer.findByRole('region', { name: 'Degree certificate' })).toBeVisible();
  expect(approve()).toBeEnabled();
});

test('[ADM-03] a clearer copy of one paper is asked for with a reason, and the list says so', async () => {
  await openOffice('/admin/userlist');
  const { user, drawer, row } = await openFirst(/Meera Nair/);
  await user.click(await drawer.findByRole('button', { name: 'Ask for a clearer copy' }));
  const question = within(await dialog('Degree certificate: ask for a clearer copy?'));
  await user.type(question.getByLabelText('Reason'), 'The seal cannot be read.');
  await user.click(question.getByRole('button', { name: 'Ask for it' }));
  expect(await drawer.findByText('Degree certificate: a clearer copy is asked for')).toBeVisible();
  expect(drawer.getByText(/^The seal cannot be read\. Asked .* by Asha Pillai\.$/)).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Ask for a clearer copy' })).toBeNull();
  await waitFor(() => expect(row()).toHaveTextContent('Clearer copy asked for'));
});
