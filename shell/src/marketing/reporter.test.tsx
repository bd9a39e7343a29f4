import { render, waitFor } from '@testing-library/react';
import { listConsents } from '@tvacha/shared-contract/routes/account';
import { MemoryRouter } from '@tvacha/shared-core/router';
import { checkSession } from '@tvacha/shared-core/session';
import { makeTestStore } from '@tvacha/shared-core/testing';
import { Provider } from 'react-redux';
import type { Page } from '../frame/page/find-page';
import { logInAs } from '../test-frame';
import { ok, on, server, withServer } from '../test-network';
import type { MarketingAdapter } from './adapter';
import { Reporter } from './reporter';

withServer();

test('[SES-07] another tool takes the place of the script: an adapter is all it needs', async () => {
  const items = [{ kind: 'marketing', withdrawnAt: null }];
  server.use(on(listConsents, () => ok({ items, total: 1, page: 1, dataPerPage: 20 })));
  const log: unknown[] = [];
  const fake: MarketingAdapter = {
    identify: ({ email }) => log.push(['contact', email]),
    page: (route) => log.push(['view', route]),
    event: (name) => log.push(['event', name]),
    end: () => log.push('end'),
  };
  const store = makeTestStore();
  logInAs('patient');
  await checkSession();
  const home: Page = { kind: 'shell', row: { page: 'home', path: '/', title: { en: 'Home' } } };
  const script = { src: 'https://other.example/tool.js', queue: 'other' };
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter>
        <Reporter script={script} page={home} isNew={() => true} connect={() => fake} />
      </MemoryRouter>
    </Provider>,
  );
  await waitFor(() => expect(log).toHaveLength(3));
  unmount();
  expect(log).toEqual([['contact', 'someone@tvacha.example'], ['event', 'login'], ['view', '/'], 'end']);
  expect(document.querySelector('script[src*="other.example"]')).toBeNull();
});
