import { withQuery } from '@tvacha/shared-core/paths';
import { useResource } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { useT } from '../../common/i18n';
import { readerPath } from '../../kinds/paths';
import type { ScreenKind } from '../../kinds/screens';
import { placeOf } from '../../state/library';

/** Reading from the start; and going on at the page that was open last, on whichever device that was (UX-04). */
export function ReadButtons({ name, id }: { name: ScreenKind; id: string }) {
  const t = useT();
  const place = useResource(placeOf, { contentId: id }).value;
  const page = place && 'page' in place.at && place.at.page > 1 ? place.at.page : undefined;
  return (
    <>
      <Button kind={page ? 'default' : 'primary'} size="lg" icon="book-open" href={readerPath(name, id)}>
        {t('record.read', { item: t(`${name}.item`) })}
      </Button>
      {page ? (
        <Button kind="primary" size="lg" href={withQuery(readerPath(name, id), { page })}>
          {t('library.goOn', { page: place?.label ?? page })}
        </Button>
      ) : null}
    </>
  );
}
