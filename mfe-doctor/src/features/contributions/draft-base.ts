import type { ContributionDetail, Picture } from '@tvacha/shared-contract';
import type { ContributionKind } from '@tvacha/shared-contract/vocabulary';
import { bodyOf, type DraftValues, sameness, valuesOf } from './draft-values';

type Arranged = Pick<Picture, '_id' | 'caption' | 'checked'>;

/** What the server has of a draft, as far as it is known here. */
export interface DraftBase {
  values: DraftValues;
  pictures: readonly Arranged[];
}

export const baseOf = (contribution: ContributionDetail): DraftBase => ({
  values: valuesOf(contribution),
  pictures: contribution.pictures,
});

/** The same text for whatever is the same to the server. */
export const textOf = (type: ContributionKind, { values, pictures }: DraftBase): string =>
  sameness(bodyOf(type, values, pictures));

const commonTo = (one: DraftBase, other: DraftBase): DraftBase => ({
  ...one,
  pictures: one.pictures.filter(({ _id }) => other.pictures.some((picture) => picture._id === _id)),
});

/** Whether both say the same, but for pictures that only one of them has: those come and go without a new version. */
export const areAlike = (type: ContributionKind, one: DraftBase, other: DraftBase): boolean =>
  textOf(type, commonTo(one, other)) === textOf(type, commonTo(other, one));
