import { documentSections } from './document-sections';

test('[NAV-01] a document is read from its keys: sections, paragraphs and lists in their order', () => {
  const keys = ['head.title', 'who.title', 'who.1', 'keep.title', 'keep.1.a', 'keep.1.b', 'keep.2.a', 'keep.3'];
  expect(documentSections(keys)).toEqual([
    { id: 'who', title: 'who.title', blocks: [{ kind: 'text', key: 'who.1' }] },
    {
      id: 'keep',
      title: 'keep.title',
      blocks: [
        { kind: 'list', keys: ['keep.1.a', 'keep.1.b'] },
        { kind: 'list', keys: ['keep.2.a'] },
        { kind: 'text', key: 'keep.3' },
      ],
    },
  ]);
});
