import { screen, waitFor } from '@testing-library/react';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { listQuestions } from '@tvacha/shared-contract/routes/questions';
import { firstQuestions, questions } from '@tvacha/shared-core/questions';
import { stopRealtime } from '@tvacha/shared-core/realtime';
import { useResource } from '@tvacha/shared-core/resources';
import { useLocation } from '@tvacha/shared-core/router';
import { goTo } from '@tvacha/shared-core/testing';
import { http } from 'msw';
import { useLayoutEffect } from 'react';
import { testUser } from '../../test-data';
import { visit } from '../../test-frame';
import { isTalking, ok, server, withServer } from '../../test-network';

withServer();
afterEach(stopRealtime);

/** A server with one question. @returns what was asked of it */
function keepQuestion() {
  const asked: string[] = [];
  const items = [{ _id: 'one', title: 'Phenol for ingrown nails' }];
  server.use(
    http.get(`*${listQuestions.path}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return ok({ items, total: 1, page: 1, dataPerPage: 20, asOf: '2026-11-24T08:00:00.000Z', newer: 0 });
    }),
  );
  return asked;
}

/** Stands for the area that lists questions. */
function Questions() {
  useLayoutEffect(() => questions.hold(), []);
  const { value } = useResource(questions, firstQuestions);
  return value?.items.map(({ _id, title }) => <p key={_id}>{title}</p>);
}
const Outlet = () => (useLocation().pathname === '/doctor/questions' ? <Questions /> : null);

test('[SES-06] a doctor’s header asks for questions once, the list shows them as they are, a logout leaves none', async () => {
  const asked = keepQuestion();
  const { store } = visit('/patient/dermatologist', { as: 'doctor', outlet: <Outlet /> });
  await waitFor(() => expect(questions.select(store.getState(), firstQuestions).status).toBe('ready'));
  goTo('/doctor/questions');
  expect(screen.getByText('Phenol for ingrown nails')).toBeVisible();
  goTo('/patient/dermatologist');
  goTo('/doctor/questions');
  expect(screen.getByText('Phenol for ingrown nails')).toBeVisible();
  expect(asked).toEqual(['?dataPerPage=20&page=1']);
  goTo('/logout');
  await waitFor(() => expect(store.getState().session.isLogin).toBe(false));
  expect(store.getState()).not.toHaveProperty('questions');
});

test('[SES-06] a page that was there before the header shares what it asked for', async () => {
  const asked = keepQuestion();
  visit('/doctor/questions', { as: 'doctor', outlet: <Outlet /> });
  expect(await screen.findByText('Phenol for ingrown nails')).toBeVisible();
  await waitFor(() => expect(isTalking()).toBe(true));
  expect(asked).toHaveLength(1);
});

test.each([
  ['a visitor', undefined],
  ['a patient', 'patient'],
  ['a doctor without the right', 'doctor'],
] as const)('[SES-06] [PERM-02] the header of %s asks for no questions', async (_who, as) => {
  const asked = keepQuestion();
  if (as === 'doctor')
    server.use(
      http.get(`*${lookUpUser.path}`, () =>
        ok({
          ...testUser(as),
          roleId: { _id: 'desk', name: 'Readers', permissions: [{ section: 'Ebooks', read: true }] },
        }),
      ),
    );
  const { store } = visit('/patient/dermatologist', { as });
  if (as) await waitFor(() => expect(isTalking()).toBe(true));
  else expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(store.getState()).not.toHaveProperty('questions');
  expect(asked).toEqual([]);
});
