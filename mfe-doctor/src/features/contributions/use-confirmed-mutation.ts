import type { ContributionKind } from '@tvacha/shared-contract/vocabulary';
import { type Mutation, type MutationView, useMutation } from '@tvacha/shared-core/mutations';
import { useEffect, useState } from 'react';

export const sectionOf = (type: ContributionKind) => (type === 'case' ? 'Contribution Cases' : 'Contribution Images');

/** The mutation of one contribution that is asked about before it is done. */
export function useConfirmedMutation<Input extends { id: string }>(
  mutation: Mutation<Input, unknown>,
  id: string,
): MutationView<Input, unknown> & { asks: boolean; setAsks: (asks: boolean) => void; isSending: boolean } {
  const [asks, setAsks] = useState(false);
  const view = useMutation(mutation, id);
  const { status } = view;
  useEffect(() => {
    if (status === 'sent' || status === 'failed') setAsks(false);
  }, [status]);
  return { ...view, asks, setAsks, isSending: status === 'sending' };
}
