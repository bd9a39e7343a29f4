import type { NoticeSettings } from '@tvacha/shared-contract';
import type { NoticeKind } from '@tvacha/shared-contract/notices';
import { setNoticeKind, showNoticeSettings } from '@tvacha/shared-contract/routes/notices';
import { call } from '@tvacha/shared-core/http';
import { change, createMutation } from '@tvacha/shared-core/mutations';
import { createResource } from '@tvacha/shared-core/resources';

/** Of which kinds the member is told; another tab may have changed it. */
export const noticeSettings = createResource({
  name: 'noticeSettings',
  load: (_query: undefined, options): Promise<NoticeSettings> => call(showNoticeSettings, {}, options),
  age: 0,
});

export const noticeSetting = createMutation({
  name: 'noticeSetting',
  keyOf: ({ kind }: { kind: NoticeKind; on: boolean }) => kind,
  send: (body) => call(setNoticeKind, { body }),
  optimistic: ({ kind, on }) => [change(noticeSettings, (known) => ({ ...known, [kind]: on }))],
  invalidates: [noticeSettings],
});
