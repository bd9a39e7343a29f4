import type { Account } from '@tvacha/shared-contract';
import { documentKinds } from '@tvacha/shared-contract/vocabulary';
import { Card } from '@tvacha/shared-ui/card';
import { Notice } from '@tvacha/shared-ui/notice';
import { Tabs } from '@tvacha/shared-ui/tabs';
import { useState } from 'react';
import { type Translate, useT } from '../../common/i18n';
import { type Paper, PaperView } from './paper-view';
import styles from './papers.module.css';
import { RequestCopy } from './request-copy';

/** Papers by the name they are shown under; where there are several of a kind, they are counted. */
export function namedPapers(papers: readonly Paper[], t: Translate): { paper: Paper; title: string }[] {
  return papers.map((paper) => {
    const alike = papers.filter(({ kind }) => kind === paper.kind);
    const title = t(`papers.${paper.kind}`);
    return { paper, title: alike.length > 1 ? `${title} ${alike.indexOf(paper) + 1}` : title };
  });
}

function iconOf({ _id, type, asked }: Paper, seen: readonly string[]) {
  if (asked) return 'clock';
  if (seen.includes(_id)) return 'check';
  return type === 'application/pdf' ? 'file-pdf' : 'file-image';
}

interface PapersProps {
  account: Account;
  /** Ids of those that have been open. */
  seen: readonly string[];
  pending: boolean;
  onSeen: (id: string) => void;
  onReload: () => void;
}

/** What was sent in to be checked, one paper at a time, and what is missing. */
export function Papers({ account, seen, pending, onSeen, onReload }: PapersProps) {
  const t = useT();
  const [chosen, setChosen] = useState<string>();
  const papers = account.documents;
  const named = namedPapers(papers, t);
  const shown = named.find(({ paper }) => paper._id === chosen) ?? named[0];
  const missing = documentKinds.filter((kind) => papers.every((paper) => paper.kind !== kind));
  return (
    <Card title={t('papers.title')}>
      {missing.length > 0 && (
        <div className={styles.missing}>
          {missing.map((kind) => (
            <Notice key={kind} tone="warning" title={t('papers.missing', { paper: t(`papers.${kind}`) })}>
              {pending ? t('papers.missingText') : null}
            </Notice>
          ))}
        </div>
      )}
      {shown && (
        <Tabs
          label={t('papers.title')}
          value={shown.paper._id}
          onChange={setChosen}
          items={named.map(({ paper, title }) => ({
            key: paper._id,
            label: title,
            icon: iconOf(paper, seen),
            children: (
              <div key={paper._id} className={styles.sheet}>
                <RequestCopy account={account} paper={paper} title={title} />
                <PaperView paper={paper} title={title} onOpened={() => onSeen(paper._id)} onReload={onReload} />
              </div>
            ),
          }))}
        />
      )}
    </Card>
  );
}
