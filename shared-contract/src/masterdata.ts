const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const list = (names: string) => names.split(' | ').map((name) => ({ _id: slugOf(name), slug: slugOf(name), name }));

/** Lists that forms choose from and that change with the portal only. Order is the order in which they are shown. */
export const masterdata = {
  title: list('Dr. | Prof. | Mr. | Ms. | Mx.'),
  degree: list(
    'MBBS | MD (DVL) | MD (Dermatology) | DNB (DVL) | DVD | DDVL | DVL | MS | FRCP | FAAD | PhD | Fellowship in dermatosurgery | Fellowship in trichology | Fellowship in dermatopathology | Fellowship in paediatric dermatology',
  ),
  doctorSpecialty: list(
    'Dermatology, Venereology and Leprosy | Dermatosurgery | Dermatopathology | Paediatric dermatology | Cosmetic dermatology | Trichology | Venereology | Leprosy | Lasers and light | Dermoscopy',
  ),
  state: list(
    'Andaman and Nicobar Islands | Andhra Pradesh | Arunachal Pradesh | Assam | Bihar | Chandigarh | Chhattisgarh | Dadra and Nagar Haveli and Daman and Diu | Delhi | Goa | Gujarat | Haryana | Himachal Pradesh | Jammu and Kashmir | Jharkhand | Karnataka | Kerala | Ladakh | Lakshadweep | Madhya Pradesh | Maharashtra | Manipur | Meghalaya | Mizoram | Nagaland | Odisha | Puducherry | Punjab | Rajasthan | Sikkim | Tamil Nadu | Telangana | Tripura | Uttar Pradesh | Uttarakhand | West Bengal',
  ),
  language: list(
    'English | Hindi | Assamese | Bengali | Bodo | Dogri | Gujarati | Kannada | Kashmiri | Konkani | Maithili | Malayalam | Manipuri | Marathi | Nepali | Odia | Punjabi | Sanskrit | Santali | Sindhi | Tamil | Telugu | Urdu',
  ),
  bodySite: list(
    'Scalp | Face | Ears | Lips and mouth | Neck | Trunk, front | Trunk, back | Armpits | Arms | Hands | Palms | Finger nails | Groin | Genitals | Buttocks | Legs | Feet | Soles | Toe nails | Whole body',
  ),
  questionTag: list(
    'Diagnosis | Differential diagnosis | Investigations | Histopathology | Treatment choice | Dosage | Side effects | Drug interactions | Monitoring | Topical treatment | Systemic treatment | Biologics | Procedures | Wound care | Children | Elderly | Pregnancy and lactation | Skin of colour | Emergencies | Prevention | Counselling | Consent and law | Practice management',
  ),
} as const;

export type FixedList = keyof typeof masterdata;
/** `patientSpecialty` and `speciality` are read from the database, the rest from this table. */
export type MasterdataType = 'patientSpecialty' | 'speciality' | FixedList;
export const masterdataTypes: readonly [MasterdataType, ...MasterdataType[]] = [
  'patientSpecialty',
  'speciality',
  ...(Object.keys(masterdata) as FixedList[]),
];

const [firstTag = '', ...otherTags] = masterdata.questionTag.map(({ slug }) => slug);
/** What questions are tagged with. */
export const tagSlugs: readonly [string, ...string[]] = [firstTag, ...otherTags];
