import { useMutation } from '@tvacha/shared-core/mutations';
import { Icon } from '@tvacha/shared-ui/icon';
import { useEffect, useRef } from 'react';
import { useT } from '../../common/i18n';
import styles from './applicant-drawer.module.css';
import { decideApplicant } from './decide-applicant';

/** Says in the panel how a decision ended, and takes the focus of the button that went with it. */
export function DecisionNotice({ id, name }: { id: string; name: string }) {
  const t = useT();
  const { answer, problem } = useMutation(decideApplicant, id);
  const ref = useRef<HTMLParagraphElement>(null);
  const outcome = problem?.code === 'CONFLICT' ? 'conflict' : answer;

  useEffect(() => {
    if (outcome) ref.current?.focus();
  }, [outcome]);

  if (!outcome) return null;
  const look = outcome === 'conflict' ? styles.conflict : styles.done;
  const icon = { conflict: 'info', approve: 'check-circle', reject: 'x-circle' } as const;
  return (
    <p ref={ref} tabIndex={-1} className={look} role={outcome === 'conflict' ? 'alert' : 'status'}>
      <Icon name={icon[outcome]} size={20} />
      {t(`decision.done.${outcome}`, { name })}
    </p>
  );
}
