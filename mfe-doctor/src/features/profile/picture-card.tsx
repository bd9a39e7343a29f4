import type { Profile } from '@tvacha/shared-contract';
import { uploads } from '@tvacha/shared-contract/uploads';
import { Avatar } from '@tvacha/shared-ui/avatar';
import { Card } from '@tvacha/shared-ui/card';
import { FileUpload } from '@tvacha/shared-ui/file-upload';
import { useState } from 'react';
import { useT } from './messages';
import styles from './profile.module.css';
import { useSentFiles } from './use-sent-files';

/** Each answer brings another link to the same picture: the one that is shown stays until there is another picture. */
function Portrait({ picture, url }: { picture: string; url: string }) {
  const t = useT();
  const [shown, setShown] = useState({ picture, url });
  if (shown.picture !== picture) setShown({ picture, url });
  return <img className={styles.portrait} src={shown.url} alt={t('profile.picture.alt')} width={96} height={96} />;
}

/** The picture; a new one takes the place of the one before. */
export function PictureCard({ profile }: { profile: Profile }) {
  const t = useT();
  const sent = useSentFiles(profile._id, 'profilePic');
  const { profilePic, pictureUrl } = profile;
  return (
    <Card title={t('profile.picture')}>
      <div className={styles.picture}>
        {profilePic && pictureUrl ? (
          <Portrait picture={profilePic} url={pictureUrl} />
        ) : (
          <Avatar name="" seed={profile._id} size={96} />
        )}
        <FileUpload
          label={t('profile.picture.choose')}
          hint={profilePic ? t('profile.picture.hint') : undefined}
          rule={uploads.profilePic}
          files={sent.items}
          onAdd={sent.add}
          onRetry={sent.retry}
          onRemove={sent.cancel}
        />
      </div>
    </Card>
  );
}
