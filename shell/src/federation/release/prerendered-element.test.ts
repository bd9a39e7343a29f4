import { waitFor } from '@testing-library/react';
import { collectCaughtErrors } from '@tvacha/shared-core/testing';
import { chooseRelease, releasesOf } from '../area/choose-release';
import { openArea } from '../area/open-area';
import type { AreaStatus } from '../contract';
import { anyPortal, aRelease, aRow } from '../testing/registry-rows';
import type { LifecycleProps } from './lifecycles';
import { dropPrerendered, findPrerendered } from './prerendered-element';
import { pardon } from './quarantine';

type Mount = (props: LifecycleProps) => Promise<unknown>;
collectCaughtErrors();
const row = aRow('doctor', { previous: aRelease('doctor', '1.0.0') });
const fails: Mount = async () => {
  throw new Error('no');
};

/** Opens the area in a page into which the server has drawn a release's screen. */
function visit(drawnBy: string, mounts: Record<string, Mount>, screen = '<h1>From the server</h1>') {
  document.body.innerHTML = `<div id="outlet"><div data-release="${drawnBy}" data-prerendered="">${screen}</div></div>`;
  findPrerendered();
  const outlet = document.querySelector<HTMLElement>('#outlet');
  if (!outlet) throw new Error('There is an outlet');
  const prerendered = outlet.firstElementChild;
  const statuses: AreaStatus[] = [];
  openArea({
    refresh: async () => row,
    choose: (given, failed) => chooseRelease(given, failed, anyPortal),
    outlet,
    report: (status) => statuses.push(status),
    reportRelease: () => {},
    loader: {
      load: async ({ version }) => ({
        bootstrap: async () => {},
        mount: mounts[version] ?? fails,
        unmount: async ({ domElement }) => domElement.replaceChildren(),
      }),
      forget: () => {},
    },
  });
  return { outlet, prerendered, last: () => statuses.at(-1) };
}

beforeEach(() => pardon(releasesOf(row)));
afterEach(() => dropPrerendered());

test('[NAV-15] the release that drew the page takes it over as it stands', async () => {
  const given: Partial<LifecycleProps>[] = [];
  const takeOver: Mount = async (props) => {
    given.push(props);
    props.onReady();
  };
  const { outlet, prerendered, last } = visit('doctor__2_0_0', { '2.0.0': takeOver });
  await waitFor(() => expect(last()).toMatchObject({ state: 'ready' }));
  expect(given).toMatchObject([{ isPrerendered: true, domElement: prerendered }]);
  expect([...outlet.children]).toEqual([prerendered]);
  expect(prerendered).toHaveTextContent('From the server');
});

test('[NAV-15] another release gets an element of its own, and the page from the server stays until it is ready', async () => {
  const mount: Mount = async (props) => {
    expect(props.isPrerendered).toBe(false);
    expect(outlet).toHaveTextContent('From the server');
    props.domElement.textContent = 'Drawn here';
    props.onReady();
  };
  const { outlet, prerendered, last } = visit('doctor__1_5_0', { '2.0.0': mount });
  await waitFor(() => expect(last()).toMatchObject({ state: 'ready' }));
  expect(outlet).not.toContainElement(prerendered as HTMLElement);
  expect(outlet.textContent).toBe('Drawn here');
});

test('[NAV-15] [MFE-06] where the release that drew the page fails, the page stays until the one before it is ready', async () => {
  const mount: Mount = async (props) => {
    expect(props.isPrerendered).toBe(false);
    expect(outlet).toHaveTextContent('From the server');
    props.domElement.textContent = 'The one before';
    props.onReady();
  };
  const { outlet, last } = visit('doctor__2_0_0', { '1.0.0': mount });
  await waitFor(() => expect(last()).toEqual({ state: 'fallback', version: '1.0.0' }));
  expect(outlet.textContent).toBe('The one before');
});

test('[NAV-15] [MFE-06] where every release fails, the page from the server can still be read', async () => {
  const { outlet, last } = visit('doctor__2_0_0', {});
  await waitFor(() => expect(last()).toMatchObject({ state: 'failed' }));
  expect(outlet).toHaveTextContent('From the server');
  dropPrerendered();
  expect(outlet).toBeEmptyDOMElement();
});

test('[NAV-15] [MFE-06] where every release fails, a form from the server gives way to the words that say so', async () => {
  const form = '<form><input name="phone"><button type="submit" disabled>Send code</button></form>';
  const { outlet, last } = visit('doctor__2_0_0', {}, form);
  await waitFor(() => expect(last()).toMatchObject({ state: 'failed' }));
  expect(outlet).toBeEmptyDOMElement();
});
