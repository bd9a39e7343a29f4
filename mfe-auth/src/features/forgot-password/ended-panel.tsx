import { Button } from '@tvacha/shared-ui/button';
import { useT } from '../../common/i18n';
import { MessagePanel } from '../../common/panel/message-panel';

/** Once the right code is too long ago. */
export function EndedPanel({ onAgain }: { onAgain: () => void }) {
  const t = useT();
  return (
    <MessagePanel title={t('forgot.endedTitle')}>
      <p>{t('forgot.endedText')}</p>
      <Button kind="primary" onClick={onAgain}>
        {t('forgot.again')}
      </Button>
    </MessagePanel>
  );
}
