import { documentKinds } from '@tvacha/shared-contract/vocabulary';
import { useAppSelector } from '@tvacha/shared-core/store';
import { Button } from '@tvacha/shared-ui/button';
import { useState } from 'react';
import form from '../../../common/form/form.module.css';
import { WithScopedToken } from '../contacts/with-scoped-token';
import frame from '../frame/register-frame.module.css';
import { useRegisterT } from '../messages';
import { selectFurthest, selectPapers, selectPerson } from '../state/selectors';
import type { Step } from '../state/steps';
import { PaperUpload } from './paper-upload';

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
