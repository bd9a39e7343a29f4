import { doctorsOf } from './doctor-seed';

/** They wait for a decision; newest application first. */
export const pendingDoctors = doctorsOf(`
  Jasleen | Kaur | Chandigarh | Chandigarh | 160001 | Sector 1 | PMC 48127 | acne cosmetic
  Rohan | Gaikwad | Pune | Maharashtra | 411038 | Kothrud | MMC 2019/06/4412 | surgery lasers
  Meera | Nair | Kochi | Kerala | 682016 | M. G. Road | TCMC 61180 | paediatric
  Tenzin | Dolma | Dharamshala | Himachal Pradesh | 176215 | Kotwali Bazaar | HPMC 3307 | infections leprosy
  Imran | Qureshi | Lucknow | Uttar Pradesh | 226003 | Chowk | UPMC 77214 | hair
  Ritu | Agarwal | Jaipur | Rajasthan | 302004 | Adarsh Nagar | RMC 29931 | pigment cosmetic
  S. | Murugan | Madurai | Tamil Nadu | 625020 | K. K. Nagar | TNMC 90214 | infections
  Banani | Das | Kolkata | West Bengal | 700019 | Ballygunge | WBMC 66502 | pathology
  Lalrin | Hmar | Aizawl | Mizoram | 796001 | Zarkawt | MZMC 1184 | sti infections
  Harish | Bhat | Mangaluru | Karnataka | 575003 | Kadri | KMC 81277 | immune
  Sneha | Kulkarni | Nagpur | Maharashtra | 440010 | Dharampeth | MMC 2018/03/2290 | acne
  Arif | Khan | Bhopal | Madhya Pradesh | 462001 | Hamidia Road | MPMC 15582 | pigment
  Gurleen | Sandhu | Ludhiana | Punjab | 141001 | Civil Lines | PMC 51093 | cosmetic lasers
  Nivedita | Sahoo | Bhubaneswar | Odisha | 751007 | Saheed Nagar | OCMR 21874 | leprosy
  Prakash | Reddy | Hyderabad | Telangana | 500034 | Banjara Hills | TSMC 34410 | hair surgery
  Anjali | Mishra | Patna | Bihar | 800001 | Fraser Road | BCMR 40127 | infections
  Joseph | D’Souza | Panaji | Goa | 403001 | Altinho | GMC 4471 | immune
  Hetal | Mehta | Bhavnagar | Gujarat | 364001 | Kalanala | GMC 33207 | acne paediatric
  Mohammed | Rafi | Kurnool | Andhra Pradesh | 518001 | Park Road | APMC 84417 | infections sti
  Rukhsar | Ahmed | Silchar | Assam | 788001 | Central Road | AMC 19043 | dermoscopy
`);
