import { doctorsOf } from './doctor-seed';

/** They were turned down; the reasons are beside them in `rejectionReasons`. */
export const rejectedDoctors = doctorsOf(`
  Manish | Solanki | Jodhpur | Rajasthan | 342001 | Sojati Gate | RMC 3391 | cosmetic
  Kalpana | Barve | Thane | Maharashtra | 400601 | Naupada | MMC 2016/09/0000 | acne
  Vinod | Pathak | Gwalior | Madhya Pradesh | 474001 | Lashkar | MPMC 90011 | hair
  Saira | Mirza | Aligarh | Uttar Pradesh | 202001 | Civil Lines | UPMC 11207 | pigment
  Dinesh | Nayak | Rourkela | Odisha | 769001 | Udit Nagar | OCMR 7710 | infections
  Preeti | Bansal | Karnal | Haryana | 132001 | Model Town | HMC 4450 | lasers
`);

export const rejectionReasons = [
  'The registration number on the form is not the one on the certificate. Please apply again with the right number.',
  'The state council’s register does not list this number. Please send a copy of the renewal.',
  'The degree certificate cannot be read. Please send a sharper scan of the whole page.',
  'The registration expired in March 2024. Please apply again after renewal.',
  'The visiting card names another doctor. Please send your own.',
  'The certificate is for a diploma that the council does not recognise. Please write to us if you hold another one.',
] as const;
