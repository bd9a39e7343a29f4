import type { ClinicDetails } from '@tvacha/shared-contract';
import { chance, happens } from '../chance';
import { specialityNames } from '../specialities';
import type { DoctorSeed } from './doctor-seed';

/** The language of the state that a doctor speaks beside English; in most states Hindi as well. */
const stateLanguages: Record<string, readonly string[]> = {
  'Andhra Pradesh': ['Telugu'],
  'Arunachal Pradesh': ['Hindi', 'Nyishi'],
  Assam: ['Assamese', 'Hindi'],
  Chandigarh: ['Punjabi', 'Hindi'],
  Goa: ['Konkani', 'Marathi'],
  Gujarat: ['Gujarati', 'Hindi'],
  'Jammu and Kashmir': ['Kashmiri', 'Urdu', 'Hindi'],
  Karnataka: ['Kannada'],
  Kerala: ['Malayalam'],
  Ladakh: ['Ladakhi', 'Hindi'],
  Maharashtra: ['Marathi', 'Hindi'],
  Manipur: ['Manipuri'],
  Meghalaya: ['Khasi'],
  Mizoram: ['Mizo'],
  Nagaland: ['Nagamese'],
  Odisha: ['Odia', 'Hindi'],
  Puducherry: ['Tamil', 'French'],
  Punjab: ['Punjabi', 'Hindi'],
  Sikkim: ['Nepali', 'Hindi'],
  'Tamil Nadu': ['Tamil'],
  Telangana: ['Telugu', 'Urdu'],
  Tripura: ['Bengali'],
  'West Bengal': ['Bengali', 'Hindi'],
};

const clinicNames = ['Skin Clinic', 'Skin and Hair Clinic', 'Dermatology Centre', 'Skin Care Centre'] as const;
const degrees = ['MD (Dermatology, Venereology and Leprosy)', 'DNB (Dermatology)', 'MD (Skin and VD)', 'DVD'] as const;
const fellowships = [
  'Fellowship in dermatosurgery',
  'Fellowship in dermatopathology',
  'Fellowship in trichology',
] as const;

/** Years from the first registration to the end of the training. */
const training = 4;

const roads = ['Station Road', 'Temple Road', 'Lake View Road', 'Market Road', 'Hospital Road', 'Park Street'] as const;
const floors = ['Ground floor', '1st floor', '2nd floor'] as const;

/** When clinics are open: the day through, twice a day, and evenings alone. */
const openings: readonly ClinicDetails['hours'][] = [
  [{ from: 'mon', to: 'sat', opens: '09:30', closes: '17:30' }],
  [
    { from: 'mon', to: 'sat', opens: '10:00', closes: '13:30' },
    { from: 'mon', to: 'fri', opens: '17:00', closes: '20:00' },
  ],
  [
    { from: 'mon', to: 'fri', opens: '16:30', closes: '20:30' },
    { from: 'sat', to: 'sat', opens: '10:00', closes: '14:00' },
  ],
];

/** Nobody has such a number: after the trunk code of the state's capital none begins with 0. */
const trunkCodes: Record<string, string> = {
  Delhi: '011',
  Karnataka: '080',
  Maharashtra: '022',
  'Tamil Nadu': '044',
  Telangana: '040',
  'West Bengal': '033',
};

const clinicOf = (key: string, { state, area }: DoctorSeed): ClinicDetails => ({
  street: `${floors[chance(`${key}/floor`, floors.length)]}, ${1 + chance(`${key}/house`, 180)} ${roads[chance(`${key}/road`, roads.length)]}, ${area}`,
  phone: `${trunkCodes[state] ?? '079'} 0${100 + chance(`${key}/exchange`, 900)} ${1000 + chance(`${key}/line`, 9000)}`,
  hours: [...(openings[chance(`${key}/open`, openings.length)] ?? [])],
});

/** The public part of a doctor's profile: nothing here tells how to reach them but the clinic. */
export function profileOf(doctor: DoctorSeed, thisYear: number) {
  const { firstName, lastName, city, state, area, registrationNumber, interests } = doctor;
  const key = `${firstName} ${lastName}`;
  const registered = Number(/(\d{4})\//.exec(registrationNumber)?.[1] ?? 1998 + chance(`${key}/year`, 20));
  const finished = registered + training;
  const degree = degrees[happens(`${key}/md`, 70) ? 0 : 1 + chance(`${key}/degree`, degrees.length - 1)] ?? degrees[0];
  return {
    degree: [
      { name: 'MBBS', institute: `Government Medical College, ${city}`, year: String(registered) },
      { name: degree, institute: `Institute of Medical Sciences, ${city}`, year: String(finished) },
    ],
    exprience: String(Math.max(1, thisYear - finished)),
    languages: ['English', ...(stateLanguages[state] ?? ['Hindi'])],
    clinic: `${area} ${clinicNames[chance(key, clinicNames.length)]}`,
    clinicDetails: clinicOf(key, doctor),
    areaOfInterest: interests.map((slug) => specialityNames[slug]),
    fellowship: happens(`${key}/fellow`, 25) ? [fellowships[chance(`${key}/which`, fellowships.length)] ?? ''] : [],
    nationalSpeaker: happens(`${key}/speaker`, 30) ? `State conference, ${city}` : '',
  };
}
