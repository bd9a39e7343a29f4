import { reportCaughtError } from '@tvacha/shared-core/caught-errors';
import { withRetry } from '@tvacha/shared-core/lazy-part';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { useEffect } from 'react';

/**
 * Asks for the first questions with the header (SES-06) and holds them while it stands, so that they are there for
 * whichever page shows them. Without the right to read questions nothing of it is loaded.
 * @param isMember whether the visitor is of a role that reads what doctors read.
 */
export function usePrefetchQuestions(isMember: boolean): void {
  const dispatch = useAppDispatch();
  const mayRead = useCanRead('Questions', 'read') && isMember;

  useEffect(() => {
    if (!mayRead) return;
    let ended = false;
    let letGo = () => {};
    // The chunk that areas get it from.
    withRetry(() => import(/* webpackChunkName: "share-questions" */ '@tvacha/shared-core/questions')).then(
      ({ questions, firstQuestions }) => {
        if (ended) return;
        letGo = questions.hold();
        dispatch(questions.ask(firstQuestions));
      },
      // A page that shows them brings them itself, and says so where that fails too.
      (error: unknown) => reportCaughtError({ where: 'questions', error }),
    );
    return () => {
      ended = true;
      letGo();
    };
  }, [mayRead, dispatch]);
}
