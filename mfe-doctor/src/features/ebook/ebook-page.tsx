import * as constants from '@tvacha/shared-contract/constants';
import { paths } from '@tvacha/shared-core/paths';
import { useList, useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { BackLink } from '../../common/back-link';
import { useT } from '../../common/i18n';
import { useEbookFailure } from '../../common/use-ebook-failure';
import { ebookDetails, ebooks } from '../../state/ebooks.slice';
import { EbookView } from './ebook-view';
import { MoreByAuthor } from './more-by-author';

/** One book: `/doctor/ebook/:id`. */
export function EbookPage() {
  const t = useT();
  const { id = '' } = useParams();
  const view = useResource(ebookDetails, { id });
  const author = view.value?.author;
  const byAuthor = useList(ebooks, author ? { author: author._id, dataPerPage: constants.ebookPageSize } : null);
  return (
    <>
      <BackLink to={paths.ebooks()} label={t('ebook.back')} />
      <Loaded view={view} shape="article" failed={useEbookFailure('ebook')} page>
        {(ebook) => (
          <>
            <EbookView ebook={ebook} />
            <MoreByAuthor author={ebook.author} ebooks={byAuthor.items.filter((other) => other._id !== id)} />
          </>
        )}
      </Loaded>
    </>
  );
}
