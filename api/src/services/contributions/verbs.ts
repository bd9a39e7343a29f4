import type { AreaVerbs } from '../verb';
import { changeContribution, deleteContribution, withdrawConsent } from './change-contribution';
import { createContribution } from './create-contribution';
import { showContribution } from './find-contribution';
import { listContributions, listWithoutCopyright } from './list-contributions';

export const contributionsVerbs = {
  'contributions.list': listContributions,
  'contributions.details': showContribution,
  'contributions.nocopyright': listWithoutCopyright,
  'contributions.create': createContribution,
  'contributions.update': changeContribution,
  'contributions.delete': deleteContribution,
  'contributions.withdraw': withdrawConsent,
} satisfies AreaVerbs<'contributions'>;
