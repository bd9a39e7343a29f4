import { useResource } from '@tvacha/shared-core/resources';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { PageHeader } from '@tvacha/shared-ui/page-header';
import { MembersOnly } from '../../common/members-only';
import { FilesCard } from './files-card';
import { FinderCard } from './finder-card';
import { useT } from './messages';
import { PictureCard } from './picture-card';
import { ownProfile } from './profile';
import styles from './profile.module.css';
import { AddressSection, NameSection, PracticeSection, TalksSection, TrainingSection } from './profile-sections';

/** `/doctor/profile` (DOC-09): the fields of AUTH-09 and no other, and beside them what patients see of the doctor. */
export function ProfilePage() {
  return (
    <MembersOnly what="profile" title={useT()('profile.title')}>
      <OwnProfile />
    </MembersOnly>
  );
}

function OwnProfile() {
  const t = useT();
  const view = useResource(ownProfile, undefined);
  const failed = { title: t('profile.error.title'), text: t('profile.error.text') };
  return (
    <Loaded view={view} shape="page" failed={failed} page>
      {(profile) => (
        <div>
          <PageHeader title={t('profile.title')} lead={t('profile.lead')} />
          <div className={styles.columns}>
            <div className={styles.sections}>
              <NameSection profile={profile} />
              <PictureCard profile={profile} />
              <AddressSection profile={profile} />
              <PracticeSection profile={profile} />
              <TrainingSection profile={profile} />
              <FilesCard profile={profile} />
              <TalksSection profile={profile} />
            </div>
            <aside className={styles.beside} aria-label={t('profile.finder')}>
              <FinderCard profile={profile} />
            </aside>
          </div>
        </div>
      )}
    </Loaded>
  );
}
