import { type Examples, exampleId } from './example';

export const chatsExamples: Examples<'chats'> = {
  'chats.show': { query: { before: exampleId, page: 1, dataPerPage: 10 } },
  'chats.typing': {},
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
