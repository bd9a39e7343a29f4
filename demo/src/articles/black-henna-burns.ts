import { type ArticleSeed, list, mythFact, paragraph, warning } from './article-seed';

export const blackHennaBurns: ArticleSeed = {
  slug: 'black-henna-burns',
  title: 'Black henna can burn',
  summary: 'Real mehndi is orange-brown. Jet black in an hour means a hair-dye chemical.',
  lead: 'Natural henna stains slowly. The instant black cone has a chemical in it that can blister.',
  section: 1,
  speciality: 'immune',
  illustration: 'eczema',
  publishedOn: '2026-09-17',
  reviewer: 'Dr. Banu Rahman, MD',
  reviewedOn: '2026-10-28',
  body: [
    paragraph(
      'The chemical is called PPD. It is allowed in hair dye in small amounts, never on skin. The first cone may do nothing. The second may bring itch, blisters and a pale or dark ghost of the design that stays for months.',
    ),
    list(
      'Choose fresh paste that stains orange first and browns by the next day.',
      'Refuse cones that promise black in one hour.',
      'Once you have reacted, you may react to black hair dye all your life. Tell your hairdresser.',
    ),
    warning(
      'If it blisters',
      'Wash off with cool water. Do not burst the blisters. See a doctor within a day, sooner if the face swells.',
    ),
    mythFact(
      'A small test by the shop is enough.',
      'A reaction takes two to four days to show. Test behind the ear and wait that long.',
    ),
  ],
  seeDoctorIf: [
    'blisters or oozing appear on the design',
    'face or eyes swell after hair dye',
    'you find it hard to breathe: go at once',
  ],
  related: ['hives-within-a-day', 'moisturiser-that-suits-you', 'is-it-ringworm-or-eczema'],
};
