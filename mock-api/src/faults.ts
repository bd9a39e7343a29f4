import { challengeOf, contentKindNames, deviceHeader, toasts } from '@tvacha/shared-contract';
import { routes } from '@tvacha/shared-contract/routes';
import { approvalStates, sentStates } from '@tvacha/shared-contract/vocabulary';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';

const api = '*/api/*';
const answer = (status: number, code: string, result: unknown = null) =>
  HttpResponse.json({ error: status >= 400, code, message: code, result }, { status });

/** Behaviour of a network or a server that is not well, each laid over the working mock. */
export const faults = {
  slow: {
    title: 'Every answer takes three seconds',
    handlers: [
      http.all(api, async () => {
        await delay(3000);
      }),
    ],
  },
  serverError: {
    title: 'Every call fails with 500',
    handlers: [http.all(api, () => answer(500, 'SERVER_ERROR'))],
  },
  offline: { title: 'The network is gone', handlers: [http.all(api, () => HttpResponse.error())] },
  emptyLists: {
    title: 'Every list is empty',
    handlers: [
      ...['/api/ebooks', '/api/articles', '/api/admin/users', '/api/admin/contributions'],
      ...contentKindNames.map((kind) => routes[`${kind}.list`].path),
    ].map((list) =>
      http.get(`*${list}`, () =>
        answer(200, 'SUCCESS', {
          items: [],
          total: 0,
          page: 1,
          dataPerPage: 1000,
          states: Object.fromEntries([...approvalStates, ...sentStates].map((state) => [state, 0])),
        }),
      ),
    ),
  },
  wrongCode: {
    title: 'Every one-time code is wrong',
    handlers: [
      http.post('*/api/auth/login/verify', () =>
        HttpResponse.json(
          { error: true, code: 'INVALID_OTP', message: toasts.INVALID_OTP.text, result: null },
          { status: 400 },
        ),
      ),
    ],
  },
  replaced: {
    title: 'The account was opened on another device',
    handlers: [
      http.all(api, ({ request }) =>
        request.headers.has('authorization') && request.headers.has(deviceHeader)
          ? new HttpResponse(null, { status: 401, headers: { 'www-authenticate': challengeOf('SESSION_REPLACED') } })
          : undefined,
      ),
    ],
  },
} as const satisfies Record<string, { title: string; handlers: readonly RequestHandler[] }>;

export type Fault = keyof typeof faults;
export const isFault = (name: string): name is Fault => Object.hasOwn(faults, name);
