import type { AreaVerbs } from '../verb';
import { changeContribution, deleteContribution, withdrawConsent } from './change-contribution';
import { createContribution } from './create-contribution';
import { addPicture, removePicture } from './draft-pictures';
import { showContribution } from './find-contribution';
import { listContributions, listWithoutCopyright } from './list-contributions';
import { beginContribution, reopenContribution, saveContribution, submitContribution } from './write-draft';

export const contributionsVerbs = {
  'contributions.list': listContributions,
  'contributions.details': showContribution,
  'contributions.nocopyright': listWithoutCopyright,
  'contributions.create': createContribution,
  'contributions.update': changeContribution,
  'contributions.delete': deleteContribution,
  'contributions.withdraw': withdrawConsent,
  'contributions.begin': beginContribution,
  'contributions.save': saveContribution,
  'contributions.pictures.add': addPicture,
  'contributions.pictures.remove': removePicture,
  'contributions.submit': submitContribution,
  'contributions.reopen': reopenContribution,
} satisfies AreaVerbs<'contributions'>;
