import { useSearchParams } from '@tvacha/shared-core/router';
import { useAppSelector } from '@tvacha/shared-core/store';
import { useEffect, useRef } from 'react';
import { selectFurthest, selectRegistration } from './state/selectors';
import { isBefore, isStep, type Step } from './state/steps';

/** Steps that lead on by themselves as soon as they are done; on the others people press “Continue”. */
const leadOn: readonly Step[] = ['details', 'password'];

/** The step that shows. It is part of the address, so that “Back” leads to the step before and not away. */
export function useStep() {
  const [query, setQuery] = useSearchParams();
  const furthest = useAppSelector(selectFurthest);
  const { isSettled, isPasswordSettled } = useAppSelector(selectRegistration);
  const asked = query.get('step');
  // A password is asked for once, not by “Back” again.
  const isOver = asked === 'password' && isPasswordSettled;
  const shown = isStep(asked) && !isBefore(furthest, asked) && !isOver ? asked : furthest;
  const before = useRef(furthest);

  const open = (step: Step, replace = false) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        next.set('step', step);
        return next;
      },
      { replace },
    );

  useEffect(() => {
    if (!isSettled) return;
    const last = before.current;
    before.current = furthest;
    if (asked !== shown) open(shown, true);
    else if (isBefore(last, furthest) && shown === last && leadOn.includes(last)) open(furthest);
  });

  return { shown, furthest, open };
}
