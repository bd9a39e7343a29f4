import type { Persona } from '@tvacha/mock-api/personas';
import { descriptionOf } from '@tvacha/shared-contract/remote-config';
import { renderRemote } from '@tvacha/shared-core/testing';
import { NoPermissionState } from '@tvacha/shared-ui/states';
import { createElement } from 'react';
import { remote as config } from '../../remote.config';
import * as remote from '../remote';

const guard = {
  routes: descriptionOf(config).routes,
  refused: (section: string) => createElement(NoPermissionState, { section }),
};

/** Opens a page of this area as the shell does, in a browser where this persona has logged in. */
export async function openPage(path: string, persona: Persona = 'doctor') {
  const stored = await globalThis.mockServer.signIn(persona);
  const session = stored && {
    token: stored.token,
    result: {
      _id: stored.userId,
      customerId: stored.customerId,
      role: 'doctor' as const,
      refreshToken: stored.refreshToken,
      firstLogin: false,
    },
  };
  return renderRemote(remote, { path, session: session ?? undefined, guard });
}
