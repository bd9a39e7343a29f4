import { paths } from '@tvacha/shared-core/paths';
import type { ReactNode } from 'react';
import { SmartLink } from '../base/link';
import { useT } from '../base/messages';
import css from './members-note.module.css';

/** The way from a demo to membership. */
export function JoinLink() {
  const t = useT();
  return <SmartLink href={paths.verifyCustomer()}>{t('join')}</SmartLink>;
}

/** Stands where members have a control: what they can do there, as a sentence, and the way to join them (AUTH-08). */
export function MembersNote({ children }: { children: ReactNode }) {
  return (
    <p className={css.note}>
      {children} <JoinLink />
    </p>
  );
}
