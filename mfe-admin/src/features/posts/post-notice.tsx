import { useMutation } from '@tvacha/shared-core/mutations';
import { Notice } from '@tvacha/shared-ui/notice';
import { useEffect, useRef } from 'react';
import { useT } from '../../common/i18n';
import { decidePost } from './posts';

/** Refusals that say how it stands, rather than that something failed. */
const refusals = ['CONFLICT', 'OWN_WORK', 'NOT_FOUND'] as const;

/** Says in the panel how a decision ended, and takes the focus of the button that went with it. */
export function PostNotice({ id }: { id: string }) {
  const t = useT();
  const { answer, problem } = useMutation(decidePost, id);
  const ref = useRef<HTMLDivElement>(null);
  const outcome = refusals.find((code) => code === problem?.code) ?? answer;
  useEffect(() => {
    if (outcome) ref.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  return (
    <div ref={ref} tabIndex={-1} role={problem ? 'alert' : 'status'}>
      <Notice tone={problem ? 'warning' : 'success'} title={t(`posts.outcome.${outcome}`)} />
    </div>
  );
}
