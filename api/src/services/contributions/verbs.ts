import type { AreaVerbs } from '../verb';
import { changeContribution } from './change-contribution';
import { createContribution } from './create-contribution';
import { deleteContribution } from './delete-contribution';
import { listContributions, listWithoutCopyright } from './list-contributions';
import { showContribution } from './show-contribution';
import { withdrawConsent } from './withdraw-consent';

export const contributionsVerbs = {
  'contributions.list': listContributions,
  'contributions.details': showContribution,
  'contributions.nocopyright': listWithoutCopyright,
  'contributions.create': createContribution,
  'contributions.update': changeContribution,
  'contributions.delete': deleteContribution,
  'contributions.withdraw': withdrawConsent,
} satisfies AreaVerbs<'contributions'>;
