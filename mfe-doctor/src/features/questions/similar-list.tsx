import { useDebounced, useResource } from '@tvacha/shared-core/resources';
import { Link } from '@tvacha/shared-core/router';
import forms from './form.module.css';
import { useT } from './messages';
import { questionPaths, similarQuestions } from './questions';

const least = 8;

/** What was asked like this before, while a title is typed: perhaps it is answered already. */
export function SimilarList({ title }: { title: string }) {
  const t = useT();
  const text = useDebounced(title.trim().slice(0, 100), 300);
  const { value } = useResource(similarQuestions, text.length < least ? null : { text });
  const found = text.length < least ? [] : (value ?? []);
  return (
    <div role="status">
      {found.length > 0 ? (
        <section className={forms.similar} aria-label={t('questions.similar')}>
          <p>{t('questions.similar')}</p>
          <ul>
            {found.map(({ _id, title, answers, solved }) => (
              <li key={_id}>
                <Link to={questionPaths.record(_id)} target="_blank">
                  {title}
                </Link>
                <span>
                  {t('questions.answerCount', { count: answers })}
                  {solved ? ` · ${t('questions.solved')}` : ''}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
