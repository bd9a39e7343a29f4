import { render } from '@testing-library/react';
import type { AccountRole } from '@tvacha/shared-contract/roles';
import { BrowserRouter, Link, useLocation } from '@tvacha/shared-core/router';
import { storage } from '@tvacha/shared-core/storage';
import { makeTestStore } from '@tvacha/shared-core/testing';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AreaInfo } from './federation/contract';
import { Frame } from './frame/frame';
import { pageRows } from './pages/page-rows';
import { testUser, wholePortal } from './test-data';

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A token that says this. */
export const tokenThat = (claims: object) => ['header', encode(claims), 'signature'].join('.');

/** A token that expires this many seconds from now. */
export const tokenFor = (seconds: number, claims: object = {}) =>
  tokenThat({ ...claims, exp: Math.floor(Date.now() / 1000) + seconds });

/** Makes the browser one in which somebody of this role has logged in before. */
export function logInAs(role: AccountRole, token = tokenFor(600)) {
  const { _id, customerId } = testUser(role);
  for (const [key, value] of Object.entries({ token, userId: _id, customerId, type: role, isLogin: 'true' }))
    localStorage.setItem(key, value);
}

/** Stands for what a remote shows. */
function RemotePage() {
  const { pathname } = useLocation();
  if (pageRows.some(({ path }) => path === pathname)) return null;
  return (
    <>
      <h1 tabIndex={-1} data-page-heading>
        Page at {pathname}
      </h1>
      <Link to="/patient/embarrassing/ringworm">An article</Link>
    </>
  );
}

interface Visit {
  as?: AccountRole;
  token?: string;
  /** The proof that somebody without an account's session holds. */
  scopedToken?: string;
  /** The password that came with the account is neither changed nor kept yet. */
  firstLogin?: boolean;
  areas?: AreaInfo[];
  /** What this tab kept before its reload. */
  keep?: Record<string, string>;
  /** What stands for the remotes. */
  outlet?: ReactNode;
}

/** Opens the portal at an address. */
export function visit(
  path: string,
  { as, token, scopedToken, firstLogin = false, areas = wholePortal, keep = {}, outlet = <RemotePage /> }: Visit = {},
) {
  const store = makeTestStore();
  if (as) logInAs(as, token);
  if (scopedToken) storage.set('scopedToken', scopedToken);
  if (firstLogin) {
    storage.set('firstLogin', 'true');
    storage.set('userIdTemp', storage.get('userId') ?? '');
    storage.remove('userId');
  }
  for (const [key, value] of Object.entries(keep)) sessionStorage.setItem(key, value);
  history.pushState(null, '', path);
  const rendered = render(
    <Provider store={store}>
      <PortalTheme>
        <BrowserRouter>
          <Frame outlet={outlet} areas={areas} />
        </BrowserRouter>
      </PortalTheme>
    </Provider>,
  );
  return { store, ...rendered };
}
