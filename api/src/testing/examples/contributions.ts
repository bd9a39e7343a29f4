import type { Input } from '@tvacha/shared-contract';
import { consentTexts } from '@tvacha/shared-contract/consents';
import { type Examples, exampleId } from './example';

const page = { page: 1, dataPerPage: 10 };
const byId = { query: { id: exampleId } };

const contribution: Input<'contributions.create'>['body'] = {
  type: 'case',
  title: 'Ring-shaped plaques that did not itch',
  summary: 'A farmer with pale patches that had been treated as ringworm for a year.',
  diagnosis: 'Borderline tuberculoid leprosy',
  speciality: null,
  ownsRights: true,
  consent: consentTexts['patient-image'],
  captions: [],
  details: {
    age: 42,
    sex: 'male',
    site: 'Left forearm',
    history: 'Patches for a year, creams without effect.',
    examination: 'Two dry plaques without feeling; thick ulnar nerve.',
    treatment: 'Multidrug therapy for six months.',
  },
};

export const contributionsExamples: Examples<'contributions'> = {
  'contributions.list': {
    query: {
      type: 'case',
      mine: 'true',
      state: 'pending',
      speciality: 'leprosy',
      bodySite: 'arms',
      skinTone: 'V',
      search: 'ring',
      sort: 'title',
      ...page,
    },
  },
  'contributions.details': byId,
  'contributions.nocopyright': { query: page },
  'contributions.create': { body: contribution },
  'contributions.update': { ...byId, body: { ...contribution, removePictures: [] } },
  'contributions.delete': byId,
  'contributions.begin': { body: { type: 'case', title: 'Rings', details: { age: 42 } } },
  'contributions.save': {
    ...byId,
    body: {
      type: 'image',
      version: 1,
      title: 'Burrow under the dermoscope',
      bodySite: 'hands',
      skinTone: 'V',
      details: { picture: 'dermoscopy' },
      pictures: [{ _id: exampleId, caption: 'The jet with its contrail', checked: true }],
    },
  },
  'contributions.pictures.add': { ...byId, body: { caption: 'Burrow' } },
  'contributions.pictures.remove': { query: { id: exampleId, picture: exampleId } },
  'contributions.submit': { body: { id: exampleId, version: 1, consent: consentTexts['patient-image'] } },
  'contributions.reopen': { body: { id: exampleId, version: 1 } },
  'contributions.withdraw': { body: { id: exampleId } },
};
