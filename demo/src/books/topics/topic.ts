import type { SpecialitySlug } from '../../specialities';

export const topicKinds = ['disease', 'procedure', 'method'] as const;
export type TopicKind = (typeof topicKinds)[number];

/** What a topic lends itself to; an angle that needs a flag is only used where the topic has it. */
export const topicFlags = {
  c: 'children',
  g: 'pregnancy',
  o: 'older adults',
  s: 'dermoscopy',
  h: 'histology',
  f: 'field and district care',
  l: 'long course with relapses',
  b: 'behaves otherwise on brown skin',
} as const;
export type TopicFlag = keyof typeof topicFlags;

/** Something a dermatologist would open a book on. */
export interface Topic {
  name: string;
  speciality: SpecialitySlug;
  kind: TopicKind;
  flags: readonly TopicFlag[];
  /** What a book on it has to cover; they become chapters too. */
  points: readonly string[];
  /** What goes wrong most often. */
  trap: string;
}

const isKind = (text: string): text is TopicKind => topicKinds.some((kind) => kind === text);
const isFlag = (text: string): text is TopicFlag => Object.hasOwn(topicFlags, text);

/** Reads topics written one a line: name, kind, flags, points, trap. */
export const topicsOf = (speciality: SpecialitySlug, lines: string): Topic[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', kind = '', flags = '', points = '', trap = ''] = line.split('|').map((part) => part.trim());
      if (!isKind(kind) || trap === '') throw new Error(`This topic cannot be read: ${line}`);
      return { name, speciality, kind, flags: [...flags].filter(isFlag), points: points.split('; '), trap };
    });
