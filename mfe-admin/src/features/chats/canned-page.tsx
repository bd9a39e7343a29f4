import type { CannedAnswer } from '@tvacha/shared-contract';
import { createCannedAnswer, deleteCannedAnswer, updateCannedAnswer } from '@tvacha/shared-contract/routes/admin/chats';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMay } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { Card } from '@tvacha/shared-ui/card';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import { cannedAnswers, cannedRemoval } from './canned';
import { CannedForm } from './canned-form';
import { ChatTabs } from './chat-tabs';
import styles from './letters.module.css';

function Tools({ answer, onEdit }: { answer: CannedAnswer; onEdit: () => void }) {
  const t = useT();
  const { _id: id, name } = answer;
  const [mayEdit, mayDelete] = [useMay(updateCannedAnswer), useMay(deleteCannedAnswer)];
  const { status, send } = useMutation(cannedRemoval, id);
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles.tools}>
      {mayEdit ? (
        <Button size="sm" aria-label={t('canned.editOf', { name })} onClick={onEdit}>
          {t('canned.edit')}
        </Button>
      ) : null}
      {mayDelete ? (
        <Button
          size="sm"
          kind="text"
          icon="trash"
          aria-label={t('canned.deleteOf', { name })}
          onClick={() => setAsked(true)}
        />
      ) : null}
      <ConfirmDialog
        open={asked}
        danger
        busy={status === 'sending'}
        title={t('canned.deleteTitle', { name })}
        text={t('canned.deleteText')}
        confirmLabel={t('canned.delete')}
        onConfirm={() => {
          setAsked(false);
          send({ id });
        }}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}

type Edited = CannedAnswer | 'new' | null;

const isSame = ({ _id }: CannedAnswer, edited: Edited) => edited !== null && edited !== 'new' && edited._id === _id;

/** With the one that is edited where a colleague deleted it: what was typed is there to be copied until it is left. */
const withEdited = (answers: CannedAnswer[], edited: Edited) =>
  edited === null || edited === 'new' || answers.some((answer) => isSame(answer, edited))
    ? answers
    : [...answers, edited];

/** `/admin/chat/answers`: what staff answer again and again, for all of them. */
export function CannedPage() {
  const t = useT();
  const view = useResource(cannedAnswers, undefined);
  const mayAdd = useMay(createCannedAnswer);
  const [edited, setEdited] = useState<Edited>(null);
  const close = () => setEdited(null);
  const add =
    mayAdd && edited !== 'new' ? (
      <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
        {t('canned.add')}
      </Button>
    ) : null;
  return (
    <div className={styles.wide}>
      <PageHeader title={t('canned.title')} lead={t('canned.lead')} actions={add} />
      <ChatTabs open="answers" />
      {edited === 'new' ? (
        <Card title={t('canned.new')}>
          <CannedForm answer={null} onClose={close} />
        </Card>
      ) : null}
      <Loaded
        view={view}
        shape="list"
        failed={{ title: t('canned.failed'), section: t('chats.title') }}
        empty={edited ? null : <EmptyState title={t('canned.noneTitle')} text={t('canned.noneText')} />}
      >
        {(answers) => (
          <ul className={styles.cannedList} aria-label={t('canned.title')}>
            {withEdited(answers, edited).map((answer) => (
              <li key={answer._id}>
                {isSame(answer, edited) ? (
                  <CannedForm answer={answer} onClose={close} />
                ) : (
                  <>
                    <div className={styles.words}>
                      <strong>{answer.name}</strong>
                      <p className={styles.letterText}>{answer.text}</p>
                    </div>
                    <Tools answer={answer} onEdit={() => setEdited(answer)} />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
