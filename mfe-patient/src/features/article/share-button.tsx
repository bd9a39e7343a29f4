import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { useT } from '../../common/i18n';
import { share } from './share';

/** Hands the page to the device's own share sheet, or to the clipboard where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useT();
  const onClick = async () => {
    if ((await share({ title, url: window.location.href })) === 'copied') toast('COPY_TO_CLIPBOARD');
  };
  return (
    <Button size="sm" icon="share-network" onClick={onClick}>
      {t('article.share')}
    </Button>
  );
}
