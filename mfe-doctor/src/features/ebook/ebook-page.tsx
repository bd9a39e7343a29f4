import * as constants from '@tvacha/shared-contract/constants';
import { paths } from '@tvacha/shared-core/paths';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { useList, useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { LoadingState, NoPermissionState } from '@tvacha/shared-ui/states';
import { BackLink } from '../../common/back-link';
import { useT } from '../../common/i18n';
import { QuietHeading } from '../../common/quiet-heading';
import { ebookDetails, ebooks } from '../../state/ebooks.slice';
import { EbookFailure } from './ebook-failure';
import { EbookView } from './ebook-view';
import { MoreByAuthor } from './more-by-author';

/** One book: `/doctor/ebook/:id`. */
export function EbookPage() {
  const t = useT();
  const { id = '' } = useParams();
  const allowed = useCanRead('Ebooks', 'read');
  const { value: ebook, status, code, reload } = useResource(ebookDetails, allowed ? { id } : null);
  const byAuthor = useList(ebooks, ebook && { author: ebook.author._id, dataPerPage: constants.ebookPageSize });

  if (!allowed || code === 'FORBIDDEN') {
    return (
      <>
        <QuietHeading>{t('ebooks.title')}</QuietHeading>
        <NoPermissionState section="Ebooks" />
      </>
    );
  }
  return (
    <>
      <BackLink to={paths.ebooks()} label={t('ebook.back')} />
      {ebook ? (
        <>
          <EbookView ebook={ebook} />
          <MoreByAuthor author={ebook.author} ebooks={byAuthor.items.filter((other) => other._id !== id)} />
        </>
      ) : null}
      {!ebook && status === 'failed' ? <EbookFailure code={code} onRetry={reload} /> : null}
      {!ebook && status !== 'failed' ? <LoadingState shape="article" /> : null}
    </>
  );
}
