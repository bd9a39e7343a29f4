import type { Profile } from '@tvacha/shared-contract';
import { updateProfile } from '@tvacha/shared-contract/routes/account';
import { uploads } from '@tvacha/shared-contract/uploads';
import type { DocumentKind } from '@tvacha/shared-contract/vocabulary';
import { call } from '@tvacha/shared-core/http';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { toast } from '@tvacha/shared-core/toasts';
import { Card } from '@tvacha/shared-ui/card';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { FileUpload } from '@tvacha/shared-ui/file-upload';
import { useState } from 'react';
import { useT } from './messages';
import { PaperDialog } from './paper-dialog';
import { ownProfile, profileSaved, removalFields } from './profile';
import styles from './profile.module.css';
import { useSentFiles } from './use-sent-files';

type Paper = Profile['documents'][number];
const words = { degree: 'profile.degreeFiles', visitingCard: 'profile.cardFiles' } as const;

/** Asks, then takes a paper away. */
function Removal({ paper, userId, onDone }: { paper: Paper; userId: string; onDone: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const body = { [removalFields[paper.kind]]: [paper._id] };
      dispatch(profileSaved(await call(updateProfile, { query: { userId }, body, files: {} })));
      toast('UPDATE_SUCCCESS');
    } catch {
      toast({ words: t('profile.files.removeFailed', { name: paper.name }), severity: 'error' });
      dispatch(ownProfile.invalidate());
    }
    onDone();
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={isBusy}
      title={t('profile.files.removeTitle')}
      text={t('profile.files.removeText', { name: paper.name })}
      confirmLabel={t('profile.files.remove')}
      onConfirm={() => void remove()}
      onCancel={onDone}
    />
  );
}

function Papers({ profile, kind }: { profile: Profile; kind: DocumentKind }) {
  const t = useT();
  const sent = useSentFiles(profile._id, kind);
  const [viewed, setViewed] = useState<Paper | null>(null);
  const [removed, setRemoved] = useState<Paper | null>(null);
  const papers = profile.documents.filter((paper) => paper.kind === kind);
  const paperOf = (id: string) => papers.find(({ _id }) => _id === id) ?? null;
  const there = papers.map(({ _id, name, size }) => ({ id: _id, name, size, status: 'done' as const }));
  return (
    <>
      <FileUpload
        label={t(words[kind])}
        hint={t(`${words[kind]}.hint`)}
        rule={uploads[kind]}
        files={[...there, ...sent.items]}
        onAdd={sent.add}
        onRetry={sent.retry}
        onView={(id) => setViewed(paperOf(id))}
        onRemove={(id) => {
          const paper = paperOf(id);
          if (paper) setRemoved(paper);
          else sent.cancel(id);
        }}
      />
      {viewed ? <PaperDialog id={viewed._id} name={viewed.name} onClose={() => setViewed(null)} /> : null}
      {removed ? <Removal paper={removed} userId={profile._id} onDone={() => setRemoved(null)} /> : null}
    </>
  );
}

/** Degree certificates and visiting cards. */
export function FilesCard({ profile }: { profile: Profile }) {
  const t = useT();
  return (
    <Card title={t('profile.files')}>
      <div className={styles.form}>
        <Papers profile={profile} kind="degree" />
        <Papers profile={profile} kind="visitingCard" />
      </div>
    </Card>
  );
}
