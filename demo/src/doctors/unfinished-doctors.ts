import { doctorsOf } from './doctor-seed';

/** They began to register and did not go on: at their phone, their email or their papers, in the order of `stoppedAt`. */
export const unfinishedDoctors = doctorsOf(`
  Nidhi | Saxena | Bhopal | Madhya Pradesh | 462016 | Arera Colony | MPMC 21480 | acne
  Prakash | Hegde | Sirsi | Karnataka | 581401 | Market Road | KMC 88213 | infections
  Farida | Contractor | Surat | Gujarat | 395007 | Athwa Lines | GMC 50217 | pigment
  Joseph | Tharakan | Kottayam | Kerala | 686001 | Baker Junction | TCMC 70114 | hair
  Anindita | Ghosh | Siliguri | West Bengal | 734001 | Sevoke Road | WBMC 71209 | cosmetic
  Balwinder | Gill | Bathinda | Punjab | 151001 | Civil Lines | PMC 50833 | acne
  Rekha | Tomar | Agra | Uttar Pradesh | 282002 | Sanjay Place | UPMC 90455 | infections
  Sunil | Wagh | Nanded | Maharashtra | 431601 | Shivaji Nagar | MMC 2019/03/1182 | hair
  Deepa | Kamath | Udupi | Karnataka | 576101 | Car Street | KMC 90127 | cosmetic
  Mohit | Sethi | Ambala | Haryana | 134003 | Sadar Bazaar | HMC 9921 | lasers
  Ratna | Baruah | Tezpur | Assam | 784001 | Mission Chariali | AMC 18822 | acne
  Ganesh | Iyer | Salem | Tamil Nadu | 636007 | Fairlands | TNMC 120331 | pigment
`);

const nothing = { phoneVerified: false, emailVerified: false };
const phoneAlone = { phoneVerified: true, emailVerified: false };
const contacts = { phoneVerified: true, emailVerified: true };

/** Most stop at the papers, which few have at hand. */
export const stoppedAt = [
  ...[contacts, phoneAlone, contacts, nothing, contacts, phoneAlone],
  ...[contacts, nothing, contacts, contacts, phoneAlone, contacts],
];
