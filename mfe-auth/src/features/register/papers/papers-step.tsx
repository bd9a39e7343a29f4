import { uploads } from '@tvacha/shared-contract/uploads';
import { type DocumentKind, documentKinds } from '@tvacha/shared-contract/vocabulary';
import { useAppDispatch, useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { FileUpload } from '@tvacha/shared-ui/file-upload';
import { Notice } from '@tvacha/shared-ui/notice';
import { useState } from 'react';
import form from '../../../common/form/form.module.css';
import { WithScopedToken } from '../contacts/with-scoped-token';
import frame from '../frame/register-frame.module.css';
import { useRegisterT } from '../messages';
import { fileRemoved, fileRetried, filesAdded } from '../state/actions';
import { holdFiles } from '../state/chosen-files';
import { selectCopiesWanted, selectFurthest, selectPapers, selectPerson } from '../state/registration-state';
import type { Step } from '../state/steps';

/** The papers of one kind; each is sent as soon as it is chosen. */
function PaperUpload({ kind, isMissing }: { kind: DocumentKind; isMissing: boolean }) {
  const t = useRegisterT();
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectPapers)[kind];
  const [wanted] = useAppSelector(selectCopiesWanted).filter((copy) => copy.kind === kind);
  const isKept = (id: string) => items.some((item) => item.id === id && item.status === 'done');
  const upload = (
    <FileUpload
      label={t(`papers.${kind}`)}
      hint={wanted ? t('papers.copyHint', { name: wanted.name }) : t(`papers.${kind}Hint`)}
      rule={uploads[kind]}
      files={items}
      onAdd={(files) => dispatch(filesAdded({ kind, items: holdFiles(files) }))}
      onRemove={(id) => dispatch(fileRemoved({ kind, id, isKept: isKept(id) }))}
      onRetry={(id) => dispatch(fileRetried({ kind, id }))}
      error={isMissing ? t(`papers.${kind}Missing`) : undefined}
      required
    />
  );
  if (!wanted) return upload;
  return (
    <div className={form.form}>
      <Notice tone="warning" title={t(`papers.${kind}Copy`)}>
        {wanted.reason}
      </Notice>
      {upload}
    </div>
  );
}

interface PapersStepProps {
  onBack: () => void;
  onNext: (step: Step) => void;
}

/** Degree and visiting card; with both an application is in the queue (AUTH-02). */
export function PapersStep({ onBack, onNext }: PapersStepProps) {
  const t = useRegisterT();
  const furthest = useAppSelector(selectFurthest);
  const papers = useAppSelector(selectPapers);
  const { userData } = useAppSelector(selectPerson);
  const [asked, setAsked] = useState(false);
  const isBusy = documentKinds.some((kind) => papers[kind].some(({ status }) => status === 'sending'));

  const goOn = () => {
    setAsked(true);
    // Who is complete but has a contact left to prove goes there first; from there it leads on.
    if (userData?.isComplete && !isBusy) onNext(furthest === 'documents' ? 'contacts' : furthest);
  };
  const missing = (count: number) => asked && count === 0;

  return (
    <WithScopedToken>
      <div className={form.form}>
        {documentKinds.map((kind) => (
          <PaperUpload key={kind} kind={kind} isMissing={missing(papers[kind].length)} />
        ))}
        <div className={frame.foot}>
          <Button size="lg" onClick={onBack}>
            {t('back')}
          </Button>
          <Button kind="primary" size="lg" loading={isBusy} onClick={goOn}>
            {t('continue')}
          </Button>
        </div>
      </div>
    </WithScopedToken>
  );
}
