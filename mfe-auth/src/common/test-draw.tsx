// Else each first icon would come after its page.
import '@tvacha/shared-ui/all-icons';
import { RemoteApp } from '@tvacha/shared-core/remote';
import { MemoryRouter } from '@tvacha/shared-core/router';
import { closePortalStore, createPortalStore, injectRemote, portalStore } from '@tvacha/shared-core/store';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { definition } from '../remote';

export interface Drawn {
  html: string;
  /** The slices that the page comes with. */
  state: Record<string, unknown>;
}

const key = definition.area;
const nothing = () => {};

/** The slices as the server writes them into the page. */
function stateOfPage(): Record<string, unknown> {
  createPortalStore();
  injectRemote({ ...definition, key });
  const { session: _session, toasts: _toasts, ...slices } = portalStore().getState();
  closePortalStore();
  return JSON.parse(JSON.stringify(slices));
}

/** A page as the server draws it, for whom it knows nothing of. */
export async function draw(path: string): Promise<Drawn> {
  const state = stateOfPage();
  createPortalStore(state);
  injectRemote({ ...definition, key });
  const router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  const app = { ...definition, fallback: null, router, onCommit: nothing, onReady: nothing, onFatal: nothing };
  const { prelude } = await prerender(<RemoteApp {...app} />, { identifierPrefix: key });
  const html = await new Response(prelude).text();
  closePortalStore();
  return { html, state };
}
