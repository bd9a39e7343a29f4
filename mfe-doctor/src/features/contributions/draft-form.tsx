import type { ContributionDetail } from '@tvacha/shared-contract';
import { consentIn } from '@tvacha/shared-contract/consents';
import { contributionRules } from '@tvacha/shared-contract/form-rules';
import { submitContribution } from '@tvacha/shared-contract/routes/contributions';
import { codeOf } from '@tvacha/shared-core/errors';
import { useForm } from '@tvacha/shared-core/form';
import { CallError, call } from '@tvacha/shared-core/http';
import { useLocation, useNavigate } from '@tvacha/shared-core/router';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { Button } from '@tvacha/shared-ui/button';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { Notice } from '@tvacha/shared-ui/notice';
import { ProgressBar } from '@tvacha/shared-ui/progress-bar';
import { Stepper } from '@tvacha/shared-ui/stepper';
import { type ReactNode, useState } from 'react';
import { type ConsentChoice, ConsentStep } from './consent-step';
import { contributionDetails, contributionPaths, contributions, draftName } from './contributions';
import { type DraftValues, unsoundFields, valuesOf } from './draft-values';
import { EditorNotes } from './editor-notes';
import { PatientStep, StoryStep, TeachingStep } from './fields-steps';
import styles from './form.module.css';
import { useT } from './messages';
import { OtherDraft } from './other-draft';
import { PicturesStep } from './pictures-step';
import { type StepName, stepOf, stepPath, steps } from './steps';
import { useAutosave } from './use-autosave';
import { useFieldError } from './use-field-error';
import { usePictures } from './use-pictures';

/** What the product says by a notice, wherever it is refused; all else is said in the form. */
const saidByNotice = ['CONSENT_NOT_AVAILABLE', 'NO_COPYRIGHT'] as const;
const noticeOf = (error: unknown) => saidByNotice.find((code) => error !== null && code === codeOf(error));
const added = { case: 'CASE_CONTRIBUTION_ADDED', image: 'IMAGE_CONTRIBUTION_ADDED' } as const;

/** The step that the address names, so that it is there again after a reload. */
function useStep(id: string) {
  const navigate = useNavigate();
  const named = new URLSearchParams(useLocation().search).get('step');
  const step = steps.find((one) => one === named) ?? 'patient';
  const open = (to: string) => navigate(stepPath(id, to as StepName));
  return { step, open, at: steps.indexOf(step) };
}

/** The guided form of a draft: it is kept as it is written, and sent when all of it is there. */
export function DraftForm({ contribution }: { contribution: ContributionDetail }) {
  const t = useT();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { _id: id, type, mine } = contribution;
  const { step, open, at } = useStep(id);
  const [consent, setConsent] = useState<ConsentChoice>({ language: 'en', agreed: false });
  const [initial] = useState(() => valuesOf(contribution));
  const isGiven = mine?.consent && !mine.consent.withdrawnAt;

  const form = useForm<DraftValues>({
    name: draftName(id),
    initial,
    rules: contributionRules,
    say: (field) => sayField(field as keyof typeof contributionRules) ?? '',
    words: { CONFLICT: t('contributions.gone'), NOT_FOUND: t('contributions.gone') },
    onInvalid: (values) => open(stepOf(unsoundFields(values)[0] ?? '')),
    submit: async () => {
      if (!(await draft.save())) throw new CallError('UNAVAILABLE', 0);
      const { version, text } = consentIn('patient-image', consent.language);
      const given = consent.agreed && !isGiven ? { version, text } : undefined;
      try {
        await call(submitContribution, { body: { id, version: draft.version(), consent: given } });
      } catch (error) {
        const code = noticeOf(error);
        if (code) toast(code);
        if (error instanceof CallError) draft.foundMissing(error.issues);
        throw error;
      }
      toast(added[type]);
      dispatch(contributions.invalidate());
      dispatch(contributionDetails.invalidate());
      navigate(contributionPaths.record(id), { replace: true });
    },
  });
  const sayField = useFieldError(form.values);
  const pictures = usePictures(contribution, form, ({ completeness, missing }) =>
    draft.setState({ completeness, missing }),
  );
  const draft = useAutosave({ contribution, form, pictures: pictures.pictures, onPictures: pictures.know });
  const missing = pictures.isUnderWay ? [...draft.missing, 'underWay'] : draft.missing;

  const sayName = (field: keyof DraftValues) => t(`contributions.field.${field}` as 'contributions.field.title');
  const sayKept = () => {
    if (draft.isGone) return null;
    if (draft.other) return t('contributions.kept.waits');
    return draft.held.length > 0 && draft.keeping === 'saved'
      ? t('contributions.kept.but', { fields: draft.held.map(sayName).join(', ') })
      : t(`contributions.kept.${draft.keeping}`);
  };
  const isLast = at === steps.length - 1;
  const bodies: Record<StepName, () => ReactNode> = {
    patient: () => <PatientStep form={form} type={type} />,
    story: () => <StoryStep form={form} type={type} />,
    pictures: () => <PicturesStep pictures={pictures} />,
    teaching: () => <TeachingStep form={form} type={type} />,
    consent: () => (
      <ConsentStep contribution={contribution} form={form} choice={consent} onChoose={setConsent} missing={missing} />
    ),
  };
  return (
    <>
      {mine?.notes.length ? (
        <div className={styles.notes}>
          <EditorNotes notes={mine.notes} draft={id} />
        </div>
      ) : null}
      <Stepper
        label={t('contributions.steps')}
        steps={steps.map((key) => ({ key, title: t(`contributions.step.${key}`) }))}
        current={step}
        onOpen={open}
      />
      <div className={styles.state}>
        <ProgressBar
          label={t('contributions.complete')}
          value={draft.completeness}
          text={t('contributions.percent', { percent: Math.round(draft.completeness * 100) })}
        />
        <p className={styles.kept} role="status">
          {sayKept()}
        </p>
      </div>
      {draft.isGone ? <Notice tone="warning" live title={t('contributions.gone')} /> : null}
      {draft.other ? (
        <OtherDraft other={draft.other} values={form.values} pictures={pictures.pictures} onChoose={draft.choose} />
      ) : null}
      <form {...form.props} className={styles.form}>
        {bodies[step]()}
        {noticeOf(form.error) ? null : <FormProblem form={form} />}
        <div className={styles.tools}>
          {at > 0 ? (
            <Button icon="arrow-left" onClick={() => open(steps[at - 1] as string)}>
              {t('contributions.back')}
            </Button>
          ) : (
            <span />
          )}
          {isLast ? (
            <Button
              kind="primary"
              htmlType="submit"
              loading={form.isSending}
              disabled={missing.length > 0 || draft.isGone || !(isGiven || consent.agreed)}
            >
              {t('contributions.send')}
            </Button>
          ) : (
            <Button kind="primary" onClick={() => open(steps[at + 1] as string)}>
              {t('contributions.next')}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
