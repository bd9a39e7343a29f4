import { noticeKinds } from '@tvacha/shared-contract/notices';
import { useMayWrite } from '@tvacha/shared-core/permissions';
import { useResource } from '@tvacha/shared-core/resources';
import { useAppDispatch } from '@tvacha/shared-core/store';
import { Card } from '@tvacha/shared-ui/card';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { MembersNote } from '@tvacha/shared-ui/members-note';
import { Switch } from '@tvacha/shared-ui/switch';
import { AccountLayout, usePageParts } from '../account-layout';
import layout from '../account-layout.module.css';
import { useAccountT } from '../messages';
import { pagedNoticeRead, pagedNotices } from './all-notices';
import { AllNoticesCard } from './all-notices-card';
import { noticeSetting, noticeSettings } from './notice-settings';

const parts = { key: 'account-notices', resources: [noticeSettings, noticeSetting, pagedNotices, pagedNoticeRead] };

/** One switch a kind, kept at once. */
function SettingsCard() {
  const t = useAccountT();
  const dispatch = useAppDispatch();
  const view = useResource(noticeSettings, undefined);
  return (
    <Loaded view={view} shape="list" failed={{ title: t('failed.title') }}>
      {(settings) => (
        <Card title={t('notices.title')}>
          <div className={layout.cards}>
            {noticeKinds.map((kind) => (
              <Switch
                key={kind}
                label={t(`notices.${kind}`)}
                hint={t(`notices.${kind}.hint`)}
                on={settings[kind]}
                onChange={(on) => void dispatch(noticeSetting.send({ kind, on }))}
              />
            ))}
          </div>
        </Card>
      )}
    </Loaded>
  );
}

/** All that a member was told of, and what they are told of at the bell. */
export function AccountNoticesPage() {
  const t = useAccountT();
  usePageParts(parts);
  return (
    <AccountLayout title="nav.notices" lead="notices.lead">
      <AllNoticesCard />
      {useMayWrite() ? <SettingsCard /> : <MembersNote>{t('notices.members')}</MembersNote>}
    </AccountLayout>
  );
}
