import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { useCallback, useEffect } from 'react';
import type { Mutation, Sending } from './mutation';

export interface MutationView<Input, Answer> extends Omit<Sending<Answer>, 'request'> {
  /** Sends it; nothing while one of the same key is on its way. */
  send: (input: Input) => void;
  /** Forgets how the last one ended. */
  reset: () => void;
}

/**
 * A mutation with the state of its last write, which is forgotten when the last part that shows it is left.
 * @param key whose state, where its inputs have keys.
 */
export function useMutation<Input, Answer>(mutation: Mutation<Input, Answer>, key = ''): MutationView<Input, Answer> {
  const dispatch = useAppDispatch();
  const { status, answer, problem } = useAppSelector((state: object) => mutation.entryAt(state, key));
  useEffect(() => mutation.watch(key), [mutation, key]);
  return {
    status,
    answer,
    problem,
    send: useCallback((input: Input) => void dispatch(mutation.send(input)), [dispatch, mutation]),
    reset: useCallback(() => void dispatch(mutation.reset(key)), [dispatch, mutation, key]),
  };
}
