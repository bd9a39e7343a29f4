import type { Result } from '@tvacha/shared-contract';
import type { Code } from '@tvacha/shared-contract/codes';
import { findApplicants, linkInvalidCode } from '@tvacha/shared-contract/routes/admin/codes';
import { useForm } from '@tvacha/shared-core/form';
import { formatDate } from '@tvacha/shared-core/format';
import { call } from '@tvacha/shared-core/http';
import { createResource, useResource } from '@tvacha/shared-core/resources';
import { Button } from '@tvacha/shared-ui/button';
import { ConfirmDialog } from '@tvacha/shared-ui/confirm';
import { FormNotice, FormProblem } from '@tvacha/shared-ui/form-notice';
import { Loaded } from '@tvacha/shared-ui/loaded';
import { RadioGroup } from '@tvacha/shared-ui/radio-group';
import { SearchField } from '@tvacha/shared-ui/search-field';
import { useState } from 'react';
import { useT } from '../../common/i18n';
import styles from './customer-codes.module.css';

/** Applications that wait, by what is typed; they change all the time. */
export const codeApplicants = createResource({
  name: 'codeApplicants',
  load: (query: { search: string }, options): Promise<Result<'admin.invalid.applicants'>> =>
    call(findApplicants, { query }, options),
  age: 0,
});

interface LinkCodeProps {
  id: string;
  code: string;
  /** Carries a change of this code out. */
  settle: (work: () => Promise<unknown>) => Promise<void>;
  words: Partial<Record<Code, string>>;
}

/** Makes a code a real one of somebody who has applied by another. */
export function LinkCode({ id, code, settle, words }: LinkCodeProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const [isAsked, setAsked] = useState(false);
  const view = useResource(codeApplicants, isOpen && search ? { search } : null);
  const form = useForm({
    initial: {},
    words: { ...words, CONFLICT: t('codes.linkConflict') },
    submit: async () => {
      await settle(() => call(linkInvalidCode, { body: { id, application: chosen } }));
      setOpen(false);
    },
  });
  const open = () => {
    setSearch('');
    setChosen('');
    setAsked(false);
    setOpen(true);
  };
  const confirm = () => {
    setAsked(true);
    if (chosen) void form.submit();
  };
  return (
    <>
      <Button onClick={open}>{t('codes.link')}</Button>
      <ConfirmDialog
        open={isOpen}
        busy={form.isSending}
        title={t('codes.linkTitle', { code })}
        text={t('codes.linkText')}
        confirmLabel={t('codes.linkDo')}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      >
        <div className={styles.form}>
          <SearchField
            label={t('codes.applicant')}
            placeholder={t('users.searchHint')}
            value={search}
            onChange={(words) => {
              setSearch(words);
              setChosen('');
            }}
          />
          {search && (
            <Loaded
              view={view}
              shape="list"
              failed={{ title: t('users.failed.doctor') }}
              empty={<p className={styles.note}>{t('codes.noApplicant')}</p>}
            >
              {(found) => (
                <RadioGroup
                  label={t('codes.applicants')}
                  value={chosen}
                  onChange={setChosen}
                  options={found.map(({ _id, name, city, customerId, appliedAt }) => ({
                    value: _id,
                    label: name,
                    hint: [city, customerId, t('applicant.appliedOn.doctor', { date: formatDate(appliedAt) })]
                      .filter(Boolean)
                      .join(', '),
                  }))}
                />
              )}
            </Loaded>
          )}
          <FormNotice>{isAsked && !chosen && t('codes.chooseApplicant')}</FormNotice>
          <FormProblem form={form} />
        </div>
      </ConfirmDialog>
    </>
  );
}
