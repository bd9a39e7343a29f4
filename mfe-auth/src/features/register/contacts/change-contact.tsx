import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { Notice } from '@tvacha/shared-ui/notice';
import form from '../../../common/form/form.module.css';
import { useRegisterT } from '../messages';
import { correctionClosed } from '../state/actions';
import type { Contact } from '../state/contact';
import { selectPerson, selectRegistration } from '../state/selectors';
import { ChangeForm } from './change-form';
import { ProveAgain } from './prove-again';

interface ChangeContactProps {
  contact: Contact;
  second?: boolean;
}

/** Asks for the right contact in place of a mistyped one; first for a proof, where the ticket for it has ended. */
export function ChangeContact({ contact, second }: ChangeContactProps) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const { ticket } = useAppSelector(selectRegistration);
  const { userData } = useAppSelector(selectPerson);
  if (ticket === 'correction' || ticket === 'live') return <ChangeForm contact={contact} second={second} />;
  const mayProve = userData?.phoneVerified || userData?.emailVerified;
  return (
    <div className={form.form}>
      {userData && mayProve ? (
        <ProveAgain userData={userData} />
      ) : (
        <Notice tone="info" icon="shield-check" title={t(`change.first.${contact.type}`)}>
          {t('change.firstText')}
        </Notice>
      )}
      <div>
        <Button kind="text" onClick={() => dispatch(correctionClosed())}>
          {t('change.cancel')}
        </Button>
      </div>
    </div>
  );
}
