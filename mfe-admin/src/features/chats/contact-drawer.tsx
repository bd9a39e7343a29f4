import { answerContactMessage, handleContactMessage } from '@tvacha/shared-contract/routes/admin/chats';
import { formatDate } from '@tvacha/shared-core/format';
import { useLastValue } from '@tvacha/shared-core/list';
import { useMutation } from '@tvacha/shared-core/mutations';
import { useMay } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { DescriptionList } from '@tvacha/shared-ui/description-list';
import { Drawer } from '@tvacha/shared-ui/drawer';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { EmptyState } from '@tvacha/shared-ui/states';
import { useT } from '../../common/i18n';
import { RowStepper, type RowStepperProps } from '../../common/row-stepper';
import { type ContactMessage, contactHandling, contactMessage } from './contact';
import { ContactAnswerForm, ContactNoteForm } from './contact-forms';
import styles from './letters.module.css';

interface ContactDrawerProps {
  id: string | null;
  /** What the list knows of it already. */
  known: ContactMessage | undefined;
  steps: Omit<RowStepperProps, 'labels'>;
  onClose: () => void;
}

function Settled({ message }: { message: ContactMessage }) {
  const t = useT();
  const mayHandle = useMay(handleContactMessage);
  const { _id: id, handledAt, handledBy, handledNote } = message;
  const { status, send } = useMutation(contactHandling, id);
  if (!handledAt) return null;
  const values = { date: formatDate(handledAt, 'time'), name: handledBy?.name ?? t('contact.somebody') };
  return (
    <section className={styles.settled}>
      <p className={styles.note} role="status">
        {t('contact.handledBy', values)}
      </p>
      {handledNote ? (
        <>
          <h3>{t('contact.handledNote')}</h3>
          <p className={styles.letterText}>{handledNote}</p>
        </>
      ) : null}
      {mayHandle ? (
        <Button size="sm" loading={status === 'sending'} onClick={() => send({ id })}>
          {t('contact.reopen')}
        </Button>
      ) : null}
    </section>
  );
}

function Forms({ message }: { message: ContactMessage }) {
  const t = useT();
  const mayAnswer = useMay(answerContactMessage);
  const mayHandle = useMay(handleContactMessage);
  return (
    <>
      {mayAnswer || mayHandle ? null : <p className={styles.note}>{t('contact.readOnly')}</p>}
      <ContactAnswerForm message={message} may={mayAnswer} />
      <ContactNoteForm message={message} may={mayHandle} />
    </>
  );
}

function Letter({ message }: { message: ContactMessage }) {
  const t = useT();
  const { name, email, phone, createdAt, message: text } = message;
  return (
    <div className={styles.letter}>
      <DescriptionList
        items={[
          { term: t('contact.from'), value: name },
          { term: t('contact.mail'), value: email },
          ...(phone ? [{ term: t('contact.phone'), value: phone }] : []),
          { term: t('contact.received'), value: formatDate(createdAt, 'time') },
        ]}
      />
      <p className={styles.letterText}>{text}</p>
      <Settled message={message} />
      <Forms message={message} />
    </div>
  );
}

/** One message of the contact form: who wrote, what, and what is done about it. */
export function ContactDrawer({ id, known, steps, onClose }: ContactDrawerProps) {
  const t = useT();
  const { value, ...view } = useResource(contactMessage, id === null ? null : { id });
  // While it slides out, the drawer keeps showing what it showed; what was handled leaves the list and stays here.
  const message = useLastValue(value?.message ?? known ?? null, useLastValue(id));
  const failed = {
    title: t('contact.oneFailed'),
    section: t('chats.title'),
    missing: { title: t('contact.missing'), text: t('contact.missingText') },
  };
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      width={720}
      title={message?.subject ?? t('contact.one')}
      actions={<RowStepper labels={{ previous: t('contact.previous'), next: t('contact.next') }} {...steps} />}
    >
      <Loaded
        view={{ ...view, value: message ? { message } : value }}
        shape="article"
        failed={failed}
        isEmpty={(one) => one.message === null}
        empty={<EmptyState {...failed.missing} />}
      >
        {({ message: one }) => (one ? <Letter key={one._id} message={one} /> : null)}
      </Loaded>
    </Drawer>
  );
}
