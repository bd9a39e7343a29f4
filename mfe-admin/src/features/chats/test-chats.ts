import { act, screen, within } from '@testing-library/react';
import type { Envelope } from '@tvacha/shared-contract';
import type { Operation } from '@tvacha/shared-contract/routes';
import { storage } from '@tvacha/shared-core/storage';

/** A patient of the seed who has a talk: Ms. Joshi. */
export const member = 'Joshi';

/** Calls the mocked server as whoever reads the page does in another tab; every staff answer counts alike there. */
export async function inOtherTab<Result>({ method, path }: Operation, given: { query?: object; body?: object }) {
  const address = new URL(`${path}?${new URLSearchParams(Object.entries(given.query ?? {}))}`, location.origin);
  const headers = { authorization: `Bearer ${storage.get('token')}`, 'content-type': 'application/json' };
  const request = new Request(address, { method, headers, body: given.body && JSON.stringify(given.body) });
  const envelope = (await (await globalThis.mockServer.fetch(request)).json()) as Envelope & { result: Result };
  if (envelope.error) throw new Error(`${path} answers ${envelope.code}`);
  return envelope.result;
}

/** The talk that is open, as it is read out. */
export const log = () => screen.findByRole('log');
export const said = async () =>
  within(await log())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

/** The tab is looked at again. */
export const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
