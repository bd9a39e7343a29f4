import { coverPalettes, coverPatterns } from '@tvacha/shared-contract/vocabulary';

const titles = [
  'Tinea in the Age of Steroid Creams',
  'Trichoscopy Atlas for Indian Hair',
  'Acne: From First Visit to Scar Care',
  'Pigment Disorders in Skin of Colour',
  'Paediatric Eczema',
  'Vitiligo: Medical and Surgical Care',
  'Dermoscopy in Five Skin Tones',
  'Leprosy: What Every Clinic Must Know',
  'Nail Unit Surgery, Step by Step',
  'Psoriasis and the Metabolic Clinic: Screening, Joint Care and the Heart',
] as const;
const authors = ['Dr. K. Iyer', 'Dr. F. Contractor', 'Dr. R. Menon', 'Dr. A. Rao', 'Dr. S. Bhat'] as const;

const from = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => list[index % list.length] as T;

export const books = Array.from({ length: 1000 }, (_, index) => ({
  id: `book-${index + 1}`,
  title: from(titles, index),
  author: from(authors, index),
  cover: {
    pattern: from(coverPatterns, index),
    palette: from(coverPalettes, index + Math.floor(index / coverPatterns.length)),
    variant: Math.floor(index / 42) % 8,
  },
}));

export const doctors = [
  { id: '1', name: 'Dr. Jasleen Kaur', registration: 'PMC 48127', state: 'Waiting' },
  { id: '2', name: 'Dr. Rohan Gaikwad', registration: 'MMC 2019/06/4412', state: 'Waiting' },
  { id: '3', name: 'Dr. Meera Nair', registration: 'TCMC 61180', state: 'Verified' },
  { id: '4', name: 'Dr. Tenzin Dolma', registration: 'HPMC 3307', state: 'Rejected' },
];

export const specialities = [
  { value: 'hair', label: 'Hair', count: 38 },
  { value: 'pigment', label: 'Pigment', count: 27 },
  { value: 'infections', label: 'Infections', count: 21 },
  { value: 'acne', label: 'Acne', count: 34 },
];
