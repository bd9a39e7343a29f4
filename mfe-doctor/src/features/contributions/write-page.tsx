import type { ContributionKind } from '@tvacha/shared-contract/vocabulary';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { useNavigate } from '@tvacha/shared-core/router';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Button } from '@tvacha/shared-ui/button';
import { Failure } from '@tvacha/shared-ui/failure';
import { Icon } from '@tvacha/shared-ui/icon';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { useEffect } from 'react';
import { MembersOnly } from '../../common/members-only';
import { Refusal } from '../../common/refusal';
import { contributionPaths } from './contributions';
import { beginning } from './draft-writes';
import form from './form.module.css';
import { useT } from './messages';

/** `/doctor/contributions/new`: what it is to be; the draft is there from then on (DOC-06). */
export function WritePage() {
  const t = useT();
  return (
    <>
      <BackLink to={contributionPaths.list} label={t('contributions.all')} />
      <MembersOnly what="contribute" title={t('contributions.write.title')}>
        <Beginning />
      </MembersOnly>
    </>
  );
}

const icons = { case: 'note-pencil', image: 'image' } as const;

function Beginning() {
  const t = useT();
  const navigate = useNavigate();
  const may = {
    case: useCanRead('Contribution Cases', 'create'),
    image: useCanRead('Contribution Images', 'create'),
  };
  const { send, status, answer, problem, reset } = useMutation(beginning, 'new');
  useEffect(() => {
    if (status !== 'sent' || !answer) return;
    navigate(contributionPaths.edit(answer._id), { replace: true });
    reset();
  }, [status, answer, navigate, reset]);
  if (!may.case && !may.image)
    return <Failure code="FORBIDDEN" title={t('contributions.write.title')} section={t('contributions.title')} page />;
  const kinds: readonly ContributionKind[] = ['case', 'image'];
  return (
    <>
      <PageHeader title={t('contributions.write.title')} lead={t('contributions.write.lead')} />
      <Refusal problem={problem} />
      <ul className={form.kinds} aria-label={t('contributions.write.choose')}>
        {kinds
          .filter((kind) => may[kind])
          .map((kind) => (
            <li key={kind} className={form.kind}>
              <span className={form.kindIcon} aria-hidden="true">
                <Icon name={icons[kind]} size={24} />
              </span>
              <p>{t(`contributions.write.${kind}.text`)}</p>
              <Button kind="primary" loading={status === 'sending'} onClick={() => send({ type: kind })}>
                {t(`contributions.write.${kind}`)}
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}
