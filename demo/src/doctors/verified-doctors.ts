import { doctorsOf } from './doctor-seed';

/** They are verified and wish to be found; newest first. */
export const verifiedDoctors = doctorsOf(`
  Leena | Patil | Mumbai | Maharashtra | 400014 | Dadar East | MMC 2009/04/1182 | pigment cosmetic
  Arvind | Subramanian | Chennai | Tamil Nadu | 600020 | Adyar | TNMC 58214 | immune
  Shreya | Banerjee | Kolkata | West Bengal | 700029 | Gariahat | WBMC 60114 | paediatric
  Mohit | Arora | New Delhi | Delhi | 110017 | Malviya Nagar | DMC 34817 | lasers cosmetic
  Pooja | Hegde | Hubballi | Karnataka | 580029 | Deshpande Nagar | KMC 69830 | acne
  Salim | Ansari | Varanasi | Uttar Pradesh | 221005 | Lanka | UPMC 61002 | infections leprosy
  Nandini | Iyengar | Mysuru | Karnataka | 570009 | Saraswathipuram | KMC 71845 | hair
  Kunal | Shah | Ahmedabad | Gujarat | 380009 | Navrangpura | GMC 22907 | dermoscopy
  Ritwik | Bora | Guwahati | Assam | 781005 | Bhangagarh | AMC 15620 | infections
  Deepa | Chandran | Thiruvananthapuram | Kerala | 695011 | Medical College | TCMC 38812 | immune pathology
  Manpreet | Gill | Amritsar | Punjab | 143001 | Mall Road | PMC 41209 | surgery
  Vaishali | Jadhav | Kolhapur | Maharashtra | 416003 | Tarabai Park | MMC 2012/07/2604 | paediatric
  Tarun | Saxena | Indore | Madhya Pradesh | 452001 | South Tukoganj | MPMC 11873 | pigment
  Swathi | Rao | Visakhapatnam | Andhra Pradesh | 530002 | Maharanipeta | APMC 70381 | acne lasers
  Zubin | Irani | Mumbai | Maharashtra | 400026 | Cumballa Hill | MMC 2003/02/0917 | surgery cosmetic
  Madhuri | Naik | Margao | Goa | 403601 | Comba | GOMC 3108 | nails
  Devendra | Rathore | Udaipur | Rajasthan | 313001 | Chetak Circle | RMC 24416 | sti
  Ipsita | Mohanty | Cuttack | Odisha | 753001 | Buxi Bazar | OCMR 18824 | leprosy infections
  Aamir | Bhat | Srinagar | Jammu and Kashmir | 190010 | Karan Nagar | JKMC 9917 | immune
  Kavya | Gowda | Bengaluru | Karnataka | 560011 | Jayanagar | KMC 88120 | hair cosmetic
  Rajat | Sharma | Shimla | Himachal Pradesh | 171001 | The Mall | HPMC 4120 | pigment
  Lakshmi | Prasad | Vijayawada | Andhra Pradesh | 520010 | Labbipet | APMC 65209 | paediatric
  Abhijit | Sen | Siliguri | West Bengal | 734001 | Hill Cart Road | WBMC 58733 | infections
  Fatima | Sheikh | Surat | Gujarat | 395001 | Nanpura | GMC 27411 | acne pigment
  Naveen | Kumar | Coimbatore | Tamil Nadu | 641018 | Race Course | TNMC 77216 | lasers
  Ishita | Ghosh | Durgapur | West Bengal | 713216 | City Centre | WBMC 71904 | dermoscopy
  Parth | Trivedi | Vadodara | Gujarat | 390007 | Alkapuri | GMC 25530 | surgery nails
  Sangeeta | Yadav | Gurugram | Haryana | 122001 | Civil Lines | HMC 12874 | cosmetic
  Thangjam | Devi | Imphal | Manipur | 795001 | Thangal Bazar | MNMC 2207 | sti infections
  Ravi | Shankar | Tiruchirappalli | Tamil Nadu | 620017 | Puthur | TNMC 64488 | leprosy
  Bhavna | Desai | Rajkot | Gujarat | 360001 | Yagnik Road | GMC 30118 | hair
  Anurag | Tiwari | Kanpur | Uttar Pradesh | 208002 | Swaroop Nagar | UPMC 70915 | immune
  Mary | Kharkongor | Shillong | Meghalaya | 793001 | Police Bazar | MLMC 1406 | paediatric
  Sandeep | Chauhan | Dehradun | Uttarakhand | 248001 | Rajpur Road | UKMC 6240 | acne
  Revathi | Krishnan | Kozhikode | Kerala | 673004 | Mavoor Road | TCMC 52907 | pathology dermoscopy
  Nitin | Wagh | Nashik | Maharashtra | 422005 | College Road | MMC 2014/05/1733 | infections
  Priyanka | Jha | Ranchi | Jharkhand | 834001 | Main Road | JMC 5518 | leprosy
  Harsh | Agrawal | Raipur | Chhattisgarh | 492001 | Civil Lines | CGMC 4830 | pigment
  Yamini | Reddy | Tirupati | Andhra Pradesh | 517501 | Tilak Road | APMC 81264 | acne cosmetic
  Karma | Bhutia | Gangtok | Sikkim | 737101 | M. G. Marg | SMC 0932 | infections
  Rhea | Pinto | Mumbai | Maharashtra | 400050 | Bandra West | MMC 2011/06/2140 | cosmetic lasers
  Sachin | Sawant | Mumbai | Maharashtra | 400092 | Borivali West | MMC 2008/03/0733 | infections hair
  Ketan | Joshi | Pune | Maharashtra | 411004 | Deccan Gymkhana | MMC 2010/09/2871 | immune
  Asmita | Gore | Nagpur | Maharashtra | 440010 | Dharampeth | MMC 2015/04/1906 | paediatric
  Nusrat | Jahan | New Delhi | Delhi | 110024 | Lajpat Nagar | DMC 51206 | pigment
  Varun | Khanna | New Delhi | Delhi | 110085 | Rohini | DMC 47733 | acne hair
  Shilpi | Rastogi | Noida | Uttar Pradesh | 201301 | Sector 18 | UPMC 74038 | cosmetic
  Faisal | Rizvi | Lucknow | Uttar Pradesh | 226010 | Gomti Nagar | UPMC 66120 | immune sti
  Archana | Dwivedi | Prayagraj | Uttar Pradesh | 211001 | Civil Lines | UPMC 59917 | leprosy
  Kuldeep | Shekhawat | Jaipur | Rajasthan | 302001 | C-Scheme | RMC 27702 | surgery
  Simrat | Dhaliwal | Chandigarh | Chandigarh | 160022 | Sector 22 | PMC 45518 | lasers dermoscopy
  Rakesh | Koul | Jammu | Jammu and Kashmir | 180004 | Gandhi Nagar | JKMC 8142 | pigment
  Stanzin | Angmo | Leh | Ladakh | 194101 | Main Bazaar | JKMC 11206 | infections
  Sindhu | Ramesh | Bengaluru | Karnataka | 560038 | Indiranagar | KMC 79904 | hair nails
  Girish | Nayak | Bengaluru | Karnataka | 560066 | Whitefield | KMC 83317 | acne
  Shobha | Shenoy | Mangaluru | Karnataka | 575001 | Hampankatta | KMC 60218 | immune
  Srinivas | Chary | Hyderabad | Telangana | 500033 | Jubilee Hills | TSMC 21190 | cosmetic surgery
  Asiya | Fatima | Hyderabad | Telangana | 500003 | Secunderabad | TSMC 30057 | paediatric
  Mamatha | Goud | Warangal | Telangana | 506001 | Hanamkonda | TSMC 28816 | infections
  Karthika | Selvaraj | Chennai | Tamil Nadu | 600040 | Anna Nagar | TNMC 81470 | dermoscopy pigment
  Ganesan | Pandian | Madurai | Tamil Nadu | 625020 | K. K. Nagar | TNMC 69052 | leprosy sti
  Helene | Antoine | Puducherry | Puducherry | 605001 | Mission Street | TNMC 72261 | immune
  Jacob | Tharakan | Kochi | Kerala | 682016 | Ernakulam South | TCMC 47715 | surgery lasers
  Sreelatha | Menon | Kollam | Kerala | 691001 | Chinnakada | TCMC 50932 | paediatric
  Paromita | Dutta | Kolkata | West Bengal | 700064 | Salt Lake | WBMC 69077 | hair
  Subhashree | Panda | Bhubaneswar | Odisha | 751001 | Kharavel Nagar | OCMR 20315 | acne
  Alok | Ranjan | Patna | Bihar | 800001 | Fraser Road | BCMR 35561 | infections leprosy
  Nidhi | Sinha | Muzaffarpur | Bihar | 842001 | Kalambagh Road | BCMR 38820 | pigment
  Vikas | Mahato | Jamshedpur | Jharkhand | 831001 | Bistupur | JMC 6127 | sti
  Rashmi | Sahu | Bilaspur | Chhattisgarh | 495001 | Link Road | CGMC 5216 | hair
  Aditi | Bhargav | Bhopal | Madhya Pradesh | 462016 | Arera Colony | MPMC 13940 | immune cosmetic
  Lalremruata | Sailo | Aizawl | Mizoram | 796001 | Zarkawt | MZMC 1072 | infections
  Vizonuo | Angami | Kohima | Nagaland | 797001 | Midland | NMC 0814 | paediatric
  Sudip | Debbarma | Agartala | Tripura | 799001 | Krishnanagar | TSMR 1930 | pigment
  Nabam | Yalu | Itanagar | Arunachal Pradesh | 791111 | Ganga Market | ARMC 0455 | infections
  Mridul | Gogoi | Dibrugarh | Assam | 786001 | Thana Chariali | AMC 17288 | leprosy
  Maria | Fernandes | Panaji | Goa | 403001 | Altinho | GOMC 3390 | cosmetic nails
  Anand | Pillai | Port Blair | Andaman and Nicobar Islands | 744101 | Aberdeen Bazaar | ANMC 0127 | infections
`);
