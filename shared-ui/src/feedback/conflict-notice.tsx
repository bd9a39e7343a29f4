import type { ReactNode } from 'react';
import { Button } from '../base/button';
import css from './conflict-notice.module.css';
import { Notice } from './notice';

export interface ConflictRow {
  key: string;
  /** The field. */
  label: string;
  theirs: string;
  /** Not given where it stands in its field beside this. */
  mine?: string;
}

export interface ConflictNoticeProps {
  title: string;
  rows?: readonly ConflictRow[];
  /** What stands before the two versions of a row. */
  sides?: { theirs: string; mine: string };
  /** The other version, where it is no list of fields. */
  children?: ReactNode;
  take: string;
  keep: string;
  onTake: () => void;
  onKeep: () => void;
}

/** What was changed here was changed elsewhere meanwhile: how it reads there, and the choice between the two. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { title, rows = [], sides, children, take, keep, onTake, onKeep } = props;
  return (
    <Notice tone="warning" live title={title}>
      {children}
      {rows.length > 0 ? (
        <dl className={css.rows}>
          {rows.map(({ key, label, theirs, mine }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {sides ? <b>{sides.theirs}</b> : null} {theirs}
              </dd>
              {mine === undefined ? null : (
                <dd>
                  {sides ? <b>{sides.mine}</b> : null} {mine}
                </dd>
              )}
            </div>
          ))}
        </dl>
      ) : null}
      <div className={css.choice}>
        <Button size="sm" onClick={onTake}>
          {take}
        </Button>
        <Button size="sm" onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </Notice>
  );
}
