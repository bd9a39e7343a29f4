import { type Mutation, type MutationView, useMutation } from '@tvacha/shared-core/mutations';
import { useCallback, useEffect, useRef } from 'react';

/** A mutation that is sent again by itself, once, when the line that was lost is back while its page is open. */
export function useSentWhenBack<Input, Answer>(
  mutation: Mutation<Input, Answer>,
  key?: string,
): MutationView<Input, Answer> {
  const { send, ...view } = useMutation(mutation, key);
  const last = useRef<{ input: Input }>(undefined);
  const isLost = view.problem?.code === 'UNAVAILABLE';
  useEffect(() => {
    if (!isLost) return;
    const again = () => {
      if (last.current) send(last.current.input);
    };
    addEventListener('online', again, { once: true });
    return () => removeEventListener('online', again);
  }, [isLost, send]);
  const keep = useCallback(
    (input: Input) => {
      last.current = { input };
      send(input);
    },
    [send],
  );
  return { ...view, send: keep };
}
