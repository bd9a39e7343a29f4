import type { Applicant } from '@tvacha/shared-contract';
import { type ListView, type Selection, useSelection } from '@tvacha/shared-core/list';
import { useState } from 'react';
import type { ApplicantPage } from '../../state/admin-users';
import { filterOf, type Whom } from './bulk-action';
import type { userList } from './user-list';

export interface Chosen {
  /** What the table shows as chosen. */
  selection: Selection;
  whom: Whom;
  count: number;
  /** How many the filter finds, where they are more than those that are chosen, and a whole page is. */
  all: number | null;
  chooseAll: () => void;
  chooseNone: () => void;
}

type UserView = Pick<ListView<ApplicantPage, (typeof userList)['fields']>, 'address' | 'value'>;

/** The accounts that are chosen: one by one over all pages, or all that the filter finds, until the filter changes. */
export function useChosen({ address, value }: UserView): Chosen {
  // Kinds of accounts are lists of their own, with actions of their own.
  const doctors = useSelection('users doctor');
  const patients = useSelection('users patient');
  const staff = useSelection('users staff');
  const picked = { doctor: doctors, patient: patients, staff }[address.role];
  const filter = filterOf(address);
  const key = JSON.stringify(filter);
  const [whole, setWhole] = useState<string | null>(null);
  const isWhole = whole === key;
  const rows: readonly Applicant[] = value?.items ?? [];
  const total = value?.total ?? 0;
  const page = new Set(rows.map(({ _id }) => _id));
  const isPageChosen = rows.length > 0 && rows.every(({ _id }) => picked.chosen.has(_id));
  return {
    selection: {
      chosen: isWhole ? page : picked.chosen,
      onChange: (chosen) => {
        setWhole(null);
        picked.onChange(chosen);
      },
    },
    whom: isWhole ? { filter } : { ids: [...picked.chosen] },
    count: isWhole ? total : picked.chosen.size,
    all: !isWhole && isPageChosen && total > rows.length ? total : null,
    chooseAll: () => setWhole(key),
    chooseNone: () => {
      setWhole(null);
      picked.onChange(new Set());
    },
  };
}
