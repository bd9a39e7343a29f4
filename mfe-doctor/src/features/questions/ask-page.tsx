import { createQuestion } from '@tvacha/shared-contract/routes/questions';
import { foundKinds, foundPath } from '@tvacha/shared-core/found';
import { call } from '@tvacha/shared-core/http';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { questions } from '@tvacha/shared-core/questions';
import { useLocation, useNavigate } from '@tvacha/shared-core/router';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Button } from '@tvacha/shared-ui/button';
import { Failure } from '@tvacha/shared-ui/failure';
import { FormProblem } from '@tvacha/shared-ui/form-notice';
import { Notice } from '@tvacha/shared-ui/notice';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { useT as useAreaT } from '../../common/i18n';
import { MembersOnly } from '../../common/members-only';
import forms from './form.module.css';
import { useT } from './messages';
import { QuestionFields, useQuestionForm, valuesOf } from './question-fields';
import { questionPaths, type Subject } from './questions';
import styles from './questions.module.css';
import { SimilarList } from './similar-list';

/** What the address says that it is about; nothing where it names no kind. */
function subjectOf(search: string): Subject | undefined {
  const query = new URLSearchParams(search);
  const [kind, _id] = [query.get('kind') ?? '', query.get('about')];
  return _id && Object.hasOwn(foundKinds, kind) ? { kind: kind as Subject['kind'], _id } : undefined;
}

function AskForm({ subject }: { subject: Subject | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { form, pictures } = useQuestionForm({
    name: `question-${subject?._id ?? 'new'}`,
    initial: valuesOf(),
    submit: async (asked) => {
      const { _id } = await call(createQuestion, { body: { ...asked, about: subject?._id ?? null } });
      dispatch(questions.invalidate());
      toast('QuestionPostSuccess');
      navigate(questionPaths.record(_id));
    },
  });
  return (
    <form {...form.props} className={forms.form}>
      <QuestionFields form={form} pictures={pictures} similar={<SimilarList title={form.values.title} />} />
      <Notice tone="info" title={t('questions.privacy.title')}>
        {t('questions.privacy.text')}
      </Notice>
      <FormProblem form={form} />
      <div className={styles.tools}>
        <Button kind="primary" size="lg" htmlType="submit" loading={form.isSending}>
          {t('questions.post')}
        </Button>
      </div>
    </form>
  );
}

/** `/doctor/questions/ask` (DOC-07). */
export function AskPage() {
  const t = useT();
  const area = useAreaT();
  const { search } = useLocation();
  const subject = subjectOf(search);
  const mayAsk = useCanRead('Questions', 'create');
  return (
    <div className={styles.page}>
      {subject ? (
        <BackLink
          to={foundPath({ ...subject, slug: null })}
          label={t('questions.backTo', { one: foundKinds[subject.kind].one.en })}
        />
      ) : (
        <BackLink to={questionPaths.list} label={t('questions.all')} />
      )}
      <MembersOnly what="ask" title={t('questions.ask')}>
        {mayAsk ? (
          <>
            <PageHeader title={t('questions.ask')} lead={t('questions.ask.lead')} />
            <AskForm key={subject?._id} subject={subject} />
          </>
        ) : (
          <Failure code="FORBIDDEN" title={t('questions.ask')} section={area('questions.title')} page />
        )}
      </MembersOnly>
    </div>
  );
}
