import { useListView } from '@tvacha/shared-core/list';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { questions } from '@tvacha/shared-core/questions';
import { useResource } from '@tvacha/shared-core/resources';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { Button } from '@tvacha/shared-ui/button';
import { ChoiceList } from '@tvacha/shared-ui/choice-list';
import { FilterPanel } from '@tvacha/shared-ui/filter-panel';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { useT as useAreaT } from '../../common/i18n';
import { MembersOnly } from '../../common/members-only';
import { useT } from './messages';
import { NewLine } from './newer-posts-notice';
import { QuestionRow } from './question-row';
import { questionList, questionPaths, questionTags } from './questions';
import styles from './questions.module.css';

const tagQuery = { type: 'questionTag' } as const;

/** `/doctor/questions`: what colleagues ask (DOC-07). */
export function QuestionsPage() {
  const t = useT();
  const area = useAreaT();
  const list = useListView(questionList, questions);
  const { address, value, change, reload } = list;
  const { specialities } = useSpecialities();
  const tags = useResource(questionTags, tagQuery).value ?? [];
  const mayAsk = useCanRead('Questions', 'create');
  const { filter, sort } = questionList.fields;
  const nameOf = (options: readonly { slug: string; name: string }[], slug: string) =>
    options.find((one) => one.slug === slug)?.name ?? slug;
  const choices = (options: readonly { slug: string; name: string }[]) =>
    options.map(({ slug, name }) => ({ value: slug, label: name }));
  const chips: Partial<Record<keyof typeof address, string>> = {
    speciality: nameOf(specialities, address.speciality),
    tag: nameOf(tags, address.tag),
    search: area('list.searched', { text: address.search }),
  };
  const ask = (
    <MembersOnly what="ask">
      {mayAsk ? (
        <Button kind="primary" icon="plus" href={questionPaths.ask()}>
          {t('questions.ask')}
        </Button>
      ) : null}
    </MembersOnly>
  );

  return (
    <ListScreen
      title={area('questions.title')}
      lead={t('questions.lead')}
      actions={ask}
      count={value ? t('questions.total', { count: value.total }) : ''}
      list={list}
      tools={[
        {
          kind: 'search',
          name: 'search',
          label: t('questions.search'),
          placeholder: t('questions.search'),
          wide: true,
        },
        {
          kind: 'choice',
          name: 'filter',
          label: t('questions.filter'),
          options: filter.options.map((one) => ({ value: one, label: t(`questions.filter.${one}`) })),
        },
        {
          kind: 'select',
          name: 'sort',
          label: area('list.sort'),
          options: sort.options.map((one) => ({ value: one, label: t(`questions.sort.${one}`) })),
        },
      ]}
      filters={
        <FilterPanel
          title={area('list.filters')}
          active={Number(address.speciality !== '') + Number(address.tag !== '')}
          onReset={() => change({ speciality: '', tag: '' })}
        >
          <ChoiceList
            label={area('list.speciality')}
            options={choices(specialities)}
            value={address.speciality}
            onChange={(speciality = '') => change({ speciality })}
          />
          <ChoiceList
            label={t('questions.tags')}
            options={choices(tags)}
            value={address.tag}
            onChange={(tag = '') => change({ tag })}
          />
        </FilterPanel>
      }
      chipOf={(name) => chips[name]}
      shape="list"
      words={{
        failed: { title: t('questions.error.title'), text: area('list.error.text'), section: area('questions.title') },
        none: { title: t('questions.none.title'), text: t('questions.none.text') },
        narrowed: { title: t('questions.empty.title'), text: area('list.empty.text'), action: area('list.clearAll') },
      }}
    >
      {({ items, newer }) => (
        <>
          <NewLine words={newer > 0 ? t('questions.newer', { count: newer }) : undefined} onShow={reload} />
          <ul className={styles.rows} aria-label={area('questions.title')}>
            {items.map((question) => (
              <li key={question._id}>
                <QuestionRow question={question} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ListScreen>
  );
}
