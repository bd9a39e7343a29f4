import { useResource } from '@tvacha/shared-core/resources';
import { useParams } from '@tvacha/shared-core/router';
import { BackLink } from '@tvacha/shared-ui/back-link';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { MembersOnly } from '../../common/members-only';
import { useKindFailure } from '../../kinds/use-kind-failure';
import { contributionDetails, contributionPaths, isOpen } from './contributions';
import { DraftForm } from './draft-form';
import form from './form.module.css';
import { useT } from './messages';
import { OwnPanel } from './own-panel';
import { OwnTools } from './own-tools';

/** `/doctor/contributions/:id/edit`: one’s own draft; what is with the team is opened for writing first (DOC-06). */
export function EditPage() {
  const t = useT();
  const { id = '' } = useParams();
  return (
    <div className={form.page}>
      <BackLink to={contributionPaths.own} label={t('contributions.mine')} />
      <MembersOnly what="contribute" title={t('contributions.write.title')}>
        <OwnWork id={id} />
      </MembersOnly>
    </div>
  );
}

function OwnWork({ id }: { id: string }) {
  const t = useT();
  const view = useResource(contributionDetails, { id });
  return (
    <Loaded view={view} shape="article" failed={useKindFailure('record', 'contribution')} page>
      {(contribution) => (
        <>
          <PageHeader title={t(`contributions.form.${contribution.type}`)} lead={t('contributions.write.lead')} />
          {contribution.own && isOpen(contribution) ? (
            <>
              <DraftForm key={contribution._id} contribution={contribution} />
              <div className={form.ownTools}>
                <OwnTools contribution={contribution} />
              </div>
            </>
          ) : (
            <OwnPanel contribution={contribution} />
          )}
        </>
      )}
    </Loaded>
  );
}
