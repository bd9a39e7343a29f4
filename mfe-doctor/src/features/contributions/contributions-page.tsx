import type { Result } from '@tvacha/shared-contract';
import { bodySites, contributionStates, skinTones } from '@tvacha/shared-contract/vocabulary';
import { useListView } from '@tvacha/shared-core/list';
import { useCanRead } from '@tvacha/shared-core/permissions';
import { Navigate } from '@tvacha/shared-core/router';
import { useSpecialities } from '@tvacha/shared-core/specialities';
import { Button } from '@tvacha/shared-ui/button';
import { ChoiceList } from '@tvacha/shared-ui/choice-list';
import { FilterPanel } from '@tvacha/shared-ui/filter-panel';
import { ListScreen } from '@tvacha/shared-ui/list-screen';
import { useT as useAreaT } from '../../common/i18n';
import { MembersOnly } from '../../common/members-only';
import { ContributionCard } from './contribution-card';
import { contributionList, contributionPaths, contributions } from './contributions';
import styles from './contributions.module.css';
import { useT } from './messages';

type Counts = Result<'contributions.list'>['counts'];
const { type: types, sort, as } = contributionList.fields;

/** `/doctor/contributionlist`: cases and pictures of colleagues, and one’s own by state (DOC-06). */
export function ContributionsPage() {
  const t = useT();
  const area = useAreaT();
  const list = useListView(contributionList, contributions);
  const { address, value, change } = list;
  const { specialities } = useSpecialities();
  const mayImage = useCanRead('Contribution Images', 'create');
  const mayCase = useCanRead('Contribution Cases', 'create');
  const readsImages = useCanRead('Contribution Images', 'read');
  const readsCases = useCanRead('Contribution Cases', 'read');
  const isMine = address.mine === 'true';
  const isQuiz = address.as === 'quiz' && !isMine;
  const saySite = (site: string) => t(`contributions.site.${site as (typeof bodySites)[number]}`);
  const sayState = (state: string) => t(`contributions.state.${state as (typeof contributionStates)[number]}`);
  const sayTone = (tone: string) => t('contributions.tone', { tone });
  const nameOf = (slug: string) => specialities.find((one) => one.slug === slug)?.name ?? slug;
  const chips: Partial<Record<keyof typeof address, string>> = {
    type: address.type === 'any' ? '' : t(`contributions.types.${address.type}`),
    mine: t('contributions.mine'),
    state: address.state === 'any' ? '' : sayState(address.state),
    bodySite: address.bodySite === 'any' ? '' : saySite(address.bodySite),
    skinTone: address.skinTone === 'any' ? '' : sayTone(address.skinTone),
    speciality: nameOf(address.speciality),
    search: area('list.searched', { text: address.search }),
  };
  const choices = (name: keyof Counts, values: readonly string[], say: (value: string) => string) => {
    const counted = values.map((one) => ({
      value: one,
      label: say(one),
      count: value?.counts[name].find((row) => row.value === one)?.count ?? 0,
    }));
    return counted.filter((one) => one.count > 0 || one.value === address[name]);
  };
  const group = (
    name: 'state' | 'bodySite' | 'skinTone',
    values: readonly string[],
    say: (value: string) => string,
  ) => (
    <ChoiceList
      label={t(`contributions.by.${name}`)}
      options={choices(name, values, say)}
      awaited={value ? 0 : 4}
      value={address[name] === 'any' ? undefined : address[name]}
      onChange={(chosen = 'any') => change({ [name]: chosen } as Partial<typeof address>)}
    />
  );
  // Menus lead to the images; who may read cases alone finds these.
  const asked = address.type === 'case' ? readsCases : readsImages;
  const other = address.type === 'case' ? 'image' : 'case';
  if (address.type !== 'any' && !asked && (readsImages || readsCases))
    return <Navigate to={contributionList.hrefOf({ ...address, type: other })} replace />;
  return (
    <ListScreen
      title={t(isMine ? 'contributions.mine' : 'contributions.title')}
      lead={t('contributions.lead')}
      actions={
        <>
          <Button href={isMine ? contributionPaths.list : contributionPaths.own}>
            {t(isMine ? 'contributions.all' : 'contributions.mine')}
          </Button>
          <MembersOnly what="contribute">
            {mayImage || mayCase ? (
              <Button kind="primary" icon="plus" href={contributionPaths.write()}>
                {t('contributions.new')}
              </Button>
            ) : null}
          </MembersOnly>
        </>
      }
      count={value ? t('contributions.total', { count: value.total }) : ''}
      list={list}
      tools={[
        {
          kind: 'search',
          name: 'search',
          label: t('contributions.search'),
          placeholder: t('contributions.search'),
          wide: true,
        },
        {
          kind: 'choice',
          name: 'type',
          label: t('contributions.by.type'),
          options: types.options.map((one) => ({ value: one, label: t(`contributions.types.${one}`) })),
        },
        ...(isMine
          ? []
          : [
              {
                kind: 'choice' as const,
                name: 'as' as const,
                label: t('contributions.as'),
                options: as.options.map((one) => ({ value: one, label: t(`contributions.as.${one}`) })),
              },
            ]),
        {
          kind: 'select',
          name: 'sort',
          label: area('list.sort'),
          options: sort.options.map((one) => ({ value: one, label: area(`list.sort.${one}`) })),
        },
      ]}
      filters={
        <FilterPanel
          title={area('list.filters')}
          active={list.narrowing.filter((name) => name !== 'mine').length}
          onReset={() => change({ ...list.noFilters, mine: address.mine })}
        >
          {isMine ? group('state', contributionStates, sayState) : null}
          {isMine ? (
            <p className={styles.note}>
              <a href={contributionPaths.noCopyright}>{t('contributions.noCopyright')}</a>
            </p>
          ) : null}
          {group('bodySite', bodySites, saySite)}
          {group('skinTone', skinTones, sayTone)}
          <ChoiceList
            label={area('list.speciality')}
            options={specialities.map(({ slug, name }) => ({ value: slug, label: name }))}
            value={address.speciality}
            onChange={(speciality = '') => change({ speciality })}
          />
        </FilterPanel>
      }
      chipOf={(name) => chips[name]}
      shape="grid"
      words={{
        failed: {
          title: t('contributions.error.title'),
          text: area('list.error.text'),
          section: t('contributions.title'),
        },
        none: { title: t('contributions.none.title'), text: t('contributions.none.text') },
        narrowed: {
          title: t('contributions.empty.title'),
          text: area('list.empty.text'),
          action: area('list.clearAll'),
        },
      }}
    >
      {({ items }) => (
        <ul className={styles.cards} aria-label={t('contributions.title')}>
          {items.map((contribution) => (
            <li key={contribution._id}>
              <ContributionCard contribution={contribution} asQuiz={isQuiz} />
            </li>
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
