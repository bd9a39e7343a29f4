import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { CodeForm } from '../../../common/code/code-form';
import { useRegisterT } from '../messages';
import { codeSpent, contactReopened } from '../state/actions';
import type { Contact } from '../state/contact';
import { selectCodes, selectPerson } from '../state/selectors';
import { AskContact } from './ask-contact';
import styles from './contacts.module.css';
import { masked } from './masked';
import { useContactCalls } from './use-contact-calls';

/**
 * Shows that somebody is who they were before, by a code to one of their contacts: on another device, where
 * nothing of them is known, and where the scoped token has ended.
 */
export function ProveContact({ known }: { known?: readonly Contact[] }) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const { stage, contact, contactType } = useAppSelector(selectPerson);
  const codes = useAppSelector(selectCodes);
  const { askCode, proveCode } = useContactCalls();

  if (stage !== 'CODE_SENT' || !contactType) {
    return (
      <div className={styles.prove}>
        <AskContact known={known} />
      </div>
    );
  }
  const asked = { type: contactType, value: contact };
  return (
    <div className={styles.prove}>
      <CodeForm
        code={codes[contactType]}
        sentTo={masked(asked)}
        bySms={contactType === 'phone'}
        change={{ label: t('prove.change'), onClick: () => dispatch(contactReopened()) }}
        submitText={t('prove.submit')}
        onSubmit={(otp) => proveCode(asked, otp)}
        onResend={() => askCode(asked)}
        onSpent={(by) => dispatch(codeSpent({ type: contactType, by }))}
      />
    </div>
  );
}
