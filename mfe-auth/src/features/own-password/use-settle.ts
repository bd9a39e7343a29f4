import { endFirstLogin, isFirstLogin } from '@tvacha/shared-core/session';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { passwordSettled } from './default-password-change.slice';

/** The password is settled: where it was the first one, the first login ends here. */
export function useSettle() {
  const dispatch = useAppDispatch();
  return (kept: boolean) => {
    if (isFirstLogin()) endFirstLogin();
    dispatch(passwordSettled({ kept }));
  };
}
