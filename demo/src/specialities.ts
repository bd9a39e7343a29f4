/** The sub-specialities of the portal, by slug. Patient articles and members' resources share them. */
export const specialityNames = {
  hair: 'Hair',
  pigment: 'Pigment',
  infections: 'Infections',
  acne: 'Acne',
  immune: 'Immune',
  paediatric: 'Paediatric',
  surgery: 'Surgery',
  nails: 'Nails',
  leprosy: 'Leprosy',
  dermoscopy: 'Dermoscopy',
  cosmetic: 'Cosmetic',
  sti: 'STI',
  pathology: 'Pathology',
  lasers: 'Lasers',
} as const;

export type SpecialitySlug = keyof typeof specialityNames;
export const specialitySlugs = Object.keys(specialityNames) as SpecialitySlug[];

export const isSpeciality = (text: string): text is SpecialitySlug => specialitySlugs.some((slug) => slug === text);
