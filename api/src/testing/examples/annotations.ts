import { type Examples, exampleId } from './example';

export const annotationsExamples: Examples<'annotations'> = {
  'annotations.list': { query: { contentId: exampleId, after: 0 } },
  'annotations.earlier': { query: { contentId: exampleId } },
  'annotations.pictures.add': { query: { contentId: exampleId }, body: {} },
  'annotations.pictures.link': { query: { file: exampleId } },
  'annotations.save': {
    body: {
      contentId: exampleId,
      document: 'A'.repeat(43),
      marks: [
        {
          id: exampleId,
          revision: 1,
          page: 4,
          kind: 'ink',
          colour: 'red',
          width: 2,
          points: [100, 200, 0.5, 104, 203, 0.6],
        },
      ],
      removed: [{ id: '0197a3c0-5b1e-7d7a-8f00-000000000099', revision: 2 }],
    },
  },
};
