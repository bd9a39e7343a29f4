import { act, renderHook } from '@testing-library/react';
import { lookUpUser } from '@tvacha/shared-contract/routes/auth';
import { useSelection } from '@tvacha/shared-core/list';
import { startSession } from '@tvacha/shared-core/session';
import { portalStore } from '@tvacha/shared-core/store';
import { makeTestStore } from '@tvacha/shared-core/testing';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { answer, ok, withServer } from '../http/test-server';
import { ananya, login } from '../session/test-user';

withServer();
beforeEach(() => {
  makeTestStore();
  answer(lookUpUser, (request) => ok({ ...ananya, _id: new URL(request.url).searchParams.get('id') }));
});

const wrapper = ({ children }: PropsWithChildren) => <Provider store={portalStore()}>{children}</Provider>;
const enter = (_id: string) => act(() => startSession(login({ _id })).then(() => undefined));
const chosenIn = (name: string) => {
  const { result, unmount } = renderHook(() => useSelection(name), { wrapper });
  const { chosen, onChange } = result.current;
  return { chosen: [...chosen], onChange, unmount };
};

test('[ADM-03] rows stay chosen on the way back, and are neither another list’s nor another person’s', async () => {
  await enter('one');
  const { onChange, unmount } = chosenIn('accounts');
  act(() => onChange(new Set(['a', 'b'])));
  unmount();
  expect(chosenIn('accounts').chosen).toEqual(['a', 'b']);
  expect(chosenIn('codes').chosen).toEqual([]);
  await enter('another');
  expect(chosenIn('accounts').chosen).toEqual([]);
});
