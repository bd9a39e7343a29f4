/** Doctors of the demonstration, one a line: name, city, state, pincode, registration number. */
export interface DoctorSeed {
  firstName: string;
  lastName: string;
  city: string;
  state: string;
  pincode: string;
  registrationNumber: string;
}

const read = (lines: string): DoctorSeed[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [firstName = '', lastName = '', city = '', state = '', pincode = '', registrationNumber = ''] = line
        .split('|')
        .map((part) => part.trim());
      return { firstName, lastName, city, state, pincode, registrationNumber };
    });

/** They wait for a decision; newest application first. */
export const pendingDoctors = read(`
  Jasleen | Kaur | Chandigarh | Chandigarh | 160001 | PMC 48127
  Rohan | Gaikwad | Pune | Maharashtra | 411038 | MMC 2019/06/4412
  Meera | Nair | Kochi | Kerala | 682016 | TCMC 61180
  Tenzin | Dolma | Dharamshala | Himachal Pradesh | 176215 | HPMC 3307
  Imran | Qureshi | Lucknow | Uttar Pradesh | 226003 | UPMC 77214
  Ritu | Agarwal | Jaipur | Rajasthan | 302004 | RMC 29931
  S. | Murugan | Madurai | Tamil Nadu | 625020 | TNMC 90214
  Banani | Das | Kolkata | West Bengal | 700019 | WBMC 66502
  Lalrin | Hmar | Aizawl | Mizoram | 796001 | MZMC 1184
  Harish | Bhat | Mangaluru | Karnataka | 575003 | KMC 81277
  Sneha | Kulkarni | Nagpur | Maharashtra | 440010 | MMC 2018/03/2290
  Arif | Khan | Bhopal | Madhya Pradesh | 462001 | MPMC 15582
  Gurleen | Sandhu | Ludhiana | Punjab | 141001 | PMC 51093
  Nivedita | Sahoo | Bhubaneswar | Odisha | 751007 | OCMR 21874
  Prakash | Reddy | Hyderabad | Telangana | 500034 | TSMC 34410
  Anjali | Mishra | Patna | Bihar | 800001 | BCMR 40127
  Joseph | D’Souza | Panaji | Goa | 403001 | GMC 4471
`);

export const verifiedDoctors = read(`
  Leena | Patil | Mumbai | Maharashtra | 400014 | MMC 2009/04/1182
  Arvind | Subramanian | Chennai | Tamil Nadu | 600020 | TNMC 58214
  Shreya | Banerjee | Kolkata | West Bengal | 700029 | WBMC 60114
  Mohit | Arora | New Delhi | Delhi | 110017 | DMC 34817
  Pooja | Hegde | Hubballi | Karnataka | 580029 | KMC 69830
  Salim | Ansari | Varanasi | Uttar Pradesh | 221005 | UPMC 61002
  Nandini | Iyengar | Mysuru | Karnataka | 570009 | KMC 71845
  Kunal | Shah | Ahmedabad | Gujarat | 380009 | GMC 22907
  Ritwik | Bora | Guwahati | Assam | 781005 | AMC 15620
  Deepa | Chandran | Thiruvananthapuram | Kerala | 695011 | TCMC 38812
  Manpreet | Gill | Amritsar | Punjab | 143001 | PMC 41209
  Vaishali | Jadhav | Kolhapur | Maharashtra | 416003 | MMC 2012/07/2604
  Tarun | Saxena | Indore | Madhya Pradesh | 452001 | MPMC 11873
  Swathi | Rao | Visakhapatnam | Andhra Pradesh | 530002 | APMC 70381
  Zubin | Irani | Mumbai | Maharashtra | 400026 | MMC 2003/02/0917
  Madhuri | Naik | Margao | Goa | 403601 | GOMC 3108
  Devendra | Rathore | Udaipur | Rajasthan | 313001 | RMC 24416
  Ipsita | Mohanty | Cuttack | Odisha | 753001 | OCMR 18824
  Aamir | Bhat | Srinagar | Jammu and Kashmir | 190010 | JKMC 9917
  Kavya | Gowda | Bengaluru | Karnataka | 560011 | KMC 88120
  Rajat | Sharma | Shimla | Himachal Pradesh | 171001 | HPMC 4120
  Lakshmi | Prasad | Vijayawada | Andhra Pradesh | 520010 | APMC 65209
  Abhijit | Sen | Siliguri | West Bengal | 734001 | WBMC 58733
  Fatima | Sheikh | Surat | Gujarat | 395001 | GMC 27411
  Naveen | Kumar | Coimbatore | Tamil Nadu | 641018 | TNMC 77216
  Ishita | Ghosh | Durgapur | West Bengal | 713216 | WBMC 71904
  Parth | Trivedi | Vadodara | Gujarat | 390007 | GMC 25530
  Sangeeta | Yadav | Gurugram | Haryana | 122001 | HMC 12874
  Thangjam | Devi | Imphal | Manipur | 795001 | MNMC 2207
  Ravi | Shankar | Tiruchirappalli | Tamil Nadu | 620017 | TNMC 64488
  Bhavna | Desai | Rajkot | Gujarat | 360001 | GMC 30118
  Anurag | Tiwari | Kanpur | Uttar Pradesh | 208002 | UPMC 70915
  Mary | Kharkongor | Shillong | Meghalaya | 793001 | MLMC 1406
  Sandeep | Chauhan | Dehradun | Uttarakhand | 248001 | UKMC 6240
  Revathi | Krishnan | Kozhikode | Kerala | 673004 | TCMC 52907
  Nitin | Wagh | Nashik | Maharashtra | 422005 | MMC 2014/05/1733
  Priyanka | Jha | Ranchi | Jharkhand | 834001 | JMC 5518
  Harsh | Agrawal | Raipur | Chhattisgarh | 492001 | CGMC 4830
  Yamini | Reddy | Tirupati | Andhra Pradesh | 517501 | APMC 81264
  Karma | Bhutia | Gangtok | Sikkim | 737101 | SMC 0932
`);

/** They were turned down; the reasons are beside them in `rejectionReasons`. */
export const rejectedDoctors = read(`
  Manish | Solanki | Jodhpur | Rajasthan | 342001 | RMC 3391
  Kalpana | Barve | Thane | Maharashtra | 400601 | MMC 2016/09/0000
  Vinod | Pathak | Gwalior | Madhya Pradesh | 474001 | MPMC 90011
  Saira | Mirza | Aligarh | Uttar Pradesh | 202001 | UPMC 11207
  Dinesh | Nayak | Rourkela | Odisha | 769001 | OCMR 7710
`);

export const rejectionReasons = [
  'The registration number on the form is not the one on the certificate. Please apply again with the right number.',
  'The state council’s register does not list this number. Please send a copy of the renewal.',
  'The degree certificate cannot be read. Please send a sharper scan of the whole page.',
  'The registration expired in March 2024. Please apply again after renewal.',
  'The visiting card names another doctor. Please send your own.',
] as const;

/** Codes on cards that have not been used yet; anyone may try one out. */
export const unusedCodes = [
  ...['TVD-5M27', 'TVD-9K14', 'TVD-2H83', 'TVD-6R50', 'TVD-3W71', 'TVD-8C36'],
  ...['TVD-4J92', 'TVD-7T05', 'TVD-1N68', 'TVD-5X43', 'TVD-9D27', 'TVD-2P81'],
] as const;
