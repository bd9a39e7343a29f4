import type { ReactNode } from 'react';
import { LockDrawing } from '../art/states/lock-drawing';
import { useT } from '../base/messages';
import { StateMessage } from './state-message';

export interface NoPermissionStateProps {
  /** The section's name as people read it. */
  section: string;
  action?: ReactNode;
}

/** The role has no read permission on the section. */
export function NoPermissionState({ section, action }: NoPermissionStateProps) {
  const t = useT();
  return (
    <StateMessage
      drawing={<LockDrawing />}
      title={t('noPermissionTitle', { section })}
      text={t('noPermissionText')}
      action={action}
    />
  );
}
