import { useMayWrite } from '@tvacha/shared-core/permissions';
import { MembersNote } from '@tvacha/shared-ui/members-note';
import { EmptyState } from '@tvacha/shared-ui/states';
import type { ReactNode } from 'react';
import { useT } from './i18n';

type What =
  | 'vote'
  | 'quiz'
  | 'enrol'
  | 'register'
  | 'ask'
  | 'answer'
  | 'contribute'
  | 'folders'
  | 'calendar'
  | 'profile';

interface MembersOnlyProps {
  /** What members can do here. */
  what: What;
  /** The heading of the page, where it is all of one. */
  title?: string;
  children: ReactNode;
}

/** A control of members. Who only looks around by a demo reads what it is and how to join instead (AUTH-08). */
export function MembersOnly({ what, title, children }: MembersOnlyProps) {
  const t = useT();
  if (useMayWrite()) return children;
  const note = <MembersNote>{t(`members.${what}`)}</MembersNote>;
  return title ? <EmptyState page title={title} text={t('members.demo')} action={note} /> : note;
}
