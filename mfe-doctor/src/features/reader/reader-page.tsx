import { page as pageField } from '@tvacha/shared-core/list';
import { withQuery } from '@tvacha/shared-core/paths';
import { useResource } from '@tvacha/shared-core/resources';
import { useLocation, useNavigate, useParams } from '@tvacha/shared-core/router';
import { Button } from '@tvacha/shared-ui/button';
import { FailedPart, latePart } from '@tvacha/shared-ui/late-part';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { Notice } from '@tvacha/shared-ui/notice';
import { preloadPdf } from '@tvacha/shared-ui/pdf-preload';
import type { InitialStand, ReaderStand } from '@tvacha/shared-ui/pdf-viewer';
import { EmptyState, LoadingState } from '@tvacha/shared-ui/states';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../common/i18n';
import { useCopy } from '../../common/use-copy';
import { useLearningTime } from '../../common/use-learning-time';
import { useSavePosition } from '../../common/use-save-position';
import { readerPath, recordPath } from '../../kinds/paths';
import { namesOf } from '../../kinds/people';
import type { KindProps } from '../../kinds/screens';
import { useKindFailure } from '../../kinds/use-kind-failure';
import { placeOf } from '../../state/library';
import { readerLinks } from '../../state/reading';
import styles from './reader-page.module.css';

interface ReaderBarProps {
  back: string;
  backLabel: string;
  /** None where the page says in its heading why it did not open. */
  title: string | undefined;
  by?: string;
  /** The address of the page on screen; none where there is no file to open. */
  onCopy: (() => void) | undefined;
}

/** The way back, what this is, and a link to where one is. */
function ReaderBar({ back, backLabel, title, by, onCopy }: ReaderBarProps) {
  const t = useT();
  const copy = t('reader.copyLink');
  return (
    <header className={styles.bar}>
      <Button kind="text" icon="arrow-left" href={back} aria-label={backLabel} />
      <div className={styles.words}>
        {title === undefined ? null : (
          <h1 className={styles.title} tabIndex={-1} data-page-heading>
            {title}
          </h1>
        )}
        {by ? <p className={styles.by}>{by}</p> : null}
      </div>
      {onCopy ? <Button kind="text" icon="copy" aria-label={copy} onClick={onCopy} /> : null}
    </header>
  );
}

const loadViewer = async () => (await import(/* webpackChunkName: "opened-file" */ './opened-file')).OpenedFile;
const OpenedFile = latePart(loadViewer, {
  fallback: <LoadingState shape="page" />,
  failed: (retry) => <FailedPart onRetry={retry} />,
});

/** Fetches the viewer, which weighs more than the rest of the area, while the link is asked for. */
function useEarlyViewer() {
  useEffect(() => {
    // It is asked for again where it is shown.
    loadViewer().catch(() => undefined);
  }, []);
}

/** The page that the address names, such as that of a hit of the search. */
const readPage = (search: string) => pageField().read(new URLSearchParams(search).get('page') ?? '') ?? 1;

/** Milliseconds that a page stays on screen before the address names it: browsers take no more of them while one leafs. */
const rest = 400;

/** Where the page on screen is found again; the address follows it. */
function usePageAddress(path: string, page: RefObject<number>) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const address = () => withQuery(path, { page: page.current === 1 ? null : page.current });
  const follow = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigate(address(), { replace: true }), rest);
  };
  return { address, follow };
}

/**
 * How far down the page it was open last, and how large, on whichever device that was. It is asked for once.
 * @returns null where that was another page or never, undefined as long as it is not known
 */
function useKeptStand(contentId: string, page: RefObject<number>): InitialStand | null | undefined {
  const [known, setKnown] = useState<InitialStand | null>();
  const { value, status } = useResource(placeOf, known === undefined ? { contentId } : null);
  if (known !== undefined) return known;
  if (value === null && status !== 'ready' && status !== 'failed') return undefined;
  const at = value?.at;
  const isHere = at && 'page' in at && at.page === page.current;
  const stand = isHere ? { down: at.down ?? 0, zoom: at.zoom ?? ('comfortable' as const) } : null;
  setKnown(stand);
  return stand;
}

/** A file by the part of its link that stays when the link is renewed. */
const fileOf = (url: string | null | undefined) => url?.split('?')[0];

/**
 * Asks for each file before there is code of the viewer to do it. The viewer takes what is under way in an effect, which
 * comes after all layout effects.
 */
function usePreload(url: string | null | undefined) {
  const file = fileOf(url);
  const preload = useEffectEvent(() => (url ? preloadPdf(url) : undefined));
  useLayoutEffect(() => (file === undefined ? undefined : preload()), [file]);
}

/**
 * Whether another file came in the place of the one that was opened, as a new edition does, and `accept`: from then on
 * that other file counts as the one that was opened.
 */
function useReplaced(file: string | undefined): { isReplaced: boolean; accept: () => void } {
  const [first, setFirst] = useState(file);
  if (first === undefined && file !== undefined) setFirst(file);
  return {
    isReplaced: first !== undefined && file !== undefined && first !== file,
    accept: () => setFirst(file),
  };
}

function Reader({ name, id }: Pick<KindProps, 'name'> & { id: string }) {
  const t = useT();
  const [opening, setOpening] = useState(() => Date.now());
  const { search } = useLocation();
  useEarlyViewer();
  const page = useRef(readPage(search));
  const { address, follow } = usePageAddress(readerPath(name, id), page);
  const copy = useCopy();
  const view = useResource(readerLinks, { kind: name, id, opening });
  const reopen = () => setOpening(Date.now());
  // While another link is on its way the document stays open by what it holds.
  const [opened, setOpened] = useState(view.value);
  if (view.value && view.value !== opened) setOpened(view.value);
  const record = view.value ?? opened ?? undefined;
  const item = { item: t(`${name}.item`) };
  const { isReplaced, accept } = useReplaced(fileOf(record?.fileUrl));
  const keep = useSavePosition(id);
  usePreload(record?.fileUrl);
  useLearningTime(record?.fileUrl ? id : null);
  const pages = record && 'pages' in record ? Number(record.pages) : 0;
  const stand = useKeptStand(id, page);
  const showPage = (at: number) => {
    keep({ at: { page: at }, part: at, of: Math.max(at, pages) });
    follow();
  };
  const showStand = ({ page: at, down, zoom }: ReaderStand) =>
    keep({ at: { page: at, down: Math.round(down * 1000) / 1000, zoom }, part: at, of: Math.max(at, pages) });
  const back = recordPath(name, id);
  const failed = useKindFailure('reader', name);
  const hasFailed = view.status === 'failed' && !record;
  const noFile = (
    <EmptyState
      title={t('reader.noFile.title', item)}
      text={t('reader.noFile.text', item)}
      action={<Button href={back}>{t('reader.back', item)}</Button>}
    />
  );
  return (
    <div className={styles.reader}>
      <ReaderBar
        back={back}
        backLabel={t('reader.back', item)}
        title={record?.title ?? (hasFailed ? undefined : t('reader.opening', item))}
        by={record ? namesOf(record.people) : undefined}
        onCopy={record?.fileUrl ? () => void copy(`${location.origin}${address()}`) : undefined}
      />
      {isReplaced ? (
        <Notice tone="info" live onClose={accept} title={t('reader.replaced', item)}>
          {t('reader.replacedText')}
        </Notice>
      ) : null}
      <Loaded view={{ ...view, value: record, reload: reopen }} shape="page" failed={failed} page={hasFailed}>
        {({ title, fileUrl }) =>
          !fileUrl ? (
            noFile
          ) : stand === undefined ? (
            <LoadingState shape="page" />
          ) : (
            // Another file is opened anew, with its own notes: parts of two make no document.
            <OpenedFile
              key={fileOf(fileUrl)}
              id={id}
              title={title}
              url={fileUrl}
              page={page}
              onReopen={reopen}
              onPage={showPage}
              onStand={showStand}
              stand={stand ?? undefined}
            />
          )
        }
      </Loaded>
    </div>
  );
}

/** The file of any kind, open for reading: `/doctor/ebook/:id/read?page=12`. */
export function ReaderPage({ name }: Pick<KindProps, 'name'>) {
  const { id = '' } = useParams();
  // The history may lead from one book straight to another, which begins at a page of its own.
  return <Reader key={id} name={name} id={id} />;
}
