import type { Input, RouteAreas } from '@tvacha/shared-contract';
import { consentTexts } from '@tvacha/shared-contract/consents';
import { type Examples, exampleId } from './example';

const page = { page: 1, dataPerPage: 10 };
const byId = { query: { id: exampleId } };
const question = {
  title: 'Which dose of terbinafine for a child?',
  text: 'A boy of six years with ringworm of the scalp; what do you give, and how long?',
  speciality: null,
};

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

export const communityExamples: Examples<RouteAreas['community']> = {
  'contributions.list': {
    query: {
      type: 'case',
      mine: 'true',
      state: 'pending',
      speciality: 'leprosy',
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
  'contributions.withdraw': { body: { id: exampleId } },
  'questions.list': {
    query: { filter: 'unanswered', speciality: 'hair', search: 'dose', sort: 'answers', ...page },
  },
  'questions.details': { query: { id: exampleId, ...page } },
  'questions.create': { body: question },
  'questions.update': { ...byId, body: question },
  'questions.delete': byId,
  'answers.create': { body: { questionId: exampleId, text: 'Two weeks longer than the scale is seen.' } },
  'answers.update': { ...byId, body: { text: 'Two weeks longer than the scale is seen.' } },
  'answers.delete': byId,
  'answers.accept': { body: { answerId: exampleId } },
  'chats.show': { query: { before: exampleId, ...page } },
  'chats.send': { body: { text: 'I cannot open my certificate.' } },
  'chats.read': {},
  'contact.send': {
    body: {
      name: 'Asha Pillai',
      email: 'asha.pillai@clinic.example',
      phone: '+919000000996',
      subject: 'Membership',
      message: 'How do I become a member of Tvacha?',
      website: '',
    },
  },
};
