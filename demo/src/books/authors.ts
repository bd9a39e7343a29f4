import type { SpecialitySlug } from '../specialities';

/** Who writes on what; everyone here is invented. */
export const authorsOf: Record<SpecialitySlug, readonly string[]> = {
  hair: [
    ...['Farida Contractor', 'Jyoti Kaur', 'Anand Raghavan', 'Pallavi Deshpande', 'Rajib Chakraborty'],
    ...['Sharmila Nambiar', 'Yusuf Merchant', 'Neelam Thakur', 'Gopal Venkataraman'],
  ],
  pigment: [
    ...['Ananya Rao', 'Leela Krishnan', 'Somesh Gupta-Roy', 'Rukmini Acharya', 'Iqbal Siddiqui'],
    ...['Tanvi Parekh', 'Bhaskar Goswami', 'Nalini Sundaram', 'Amrita Dhillon'],
  ],
  infections: [
    ...['Kavitha Iyer', 'Shankar Dutta', 'Rehana Begum', 'Mahesh Bhandari', 'Lalit Pradhan'],
    ...['Usha Ranganathan', 'Vinay Kulkarni', 'Zoya Hakim', 'Dorjee Lepcha'],
  ],
  acne: [
    ...['Rajesh Menon', 'Simran Bedi', 'Kiran Patwardhan', 'Aparna Bhattacharya', 'Rohit Malhotra'],
    ...['Gayatri Swaminathan', 'Faizan Ahmed', 'Urmila Shetty', 'Nikhil Jain'],
  ],
  immune: [
    ...['Sudha Pillai', 'Irfan Qureshi', 'Noel Fernandes', 'Banu Rahman', 'Arundhati Mukherjee'],
    ...['Karthik Balasubramanian', 'Preeti Ahluwalia', 'Hemant Joglekar', 'Mercy Thomas'],
  ],
  paediatric: [
    ...['Suresh Bhat', 'Sahana Murthy', 'Debjani Sarkar', 'Rakesh Vaidya', 'Nazneen Lakdawala'],
    ...['Vasudha Kamath', 'Tashi Wangmo', 'Ajay Srivastava'],
  ],
  surgery: [
    ...['Prachi Deshmukh', 'Sanjay Gokhale', 'Manjunath Hebbar', 'Shalini Wadhwa', 'Abraham Kurian'],
    ...['Ketaki Ranade', 'Pradeep Saikia', 'Jagjit Randhawa', 'Roshni Mascarenhas'],
  ],
  nails: [
    ...['Chitra Nayar', 'Archana Limaye', 'Subodh Mahapatra', 'Vandana Kapoor', 'Elangovan Pillay'],
    ...['Sabina Haque', 'Girish Hosamani', 'Trupti Solanki'],
  ],
  leprosy: [
    ...['Tarun Baruah', 'Philomina Xavier', 'Santosh Kerketta', 'Vijayalakshmi Naidu', 'Ramesh Paswan'],
    ...['Anjum Khatoon', 'Cyril Toppo', 'Mridula Tripathi'],
  ],
  dermoscopy: [
    ...['Madhavi Nair', 'Ashwin Kotecha', 'Bidisha Ganguly', 'Feroz Khan', 'Shubhangi Kale'],
    ...['Palanivel Arumugam', 'Ritika Sachdeva', 'Ngangbam Singh'],
  ],
  cosmetic: [
    ...['Harpreet Sethi', 'Malini Subbarao', 'Kabir Oberoi', 'Tara Wadia', 'Divya Ramachandran'],
    ...['Mansi Choksi', 'Pranab Hazarika', 'Sunaina Bajaj', 'Geeta Lobo'],
  ],
  sti: [
    ...['Vivek Chauhan', 'Shabnam Parveen', 'Krishnakumar Warrier', 'Anita Xalxo', 'Dilip Borkar'],
    ...['Meenakshi Sethuraman', 'Partha Biswas', 'Lalthanpuii Ralte'],
  ],
  pathology: [
    ...['Nirmala Viswanathan', 'Sukanya Lahiri', 'Adil Wani', 'Padmaja Rallapalli', 'Jayesh Mistry'],
    ...['Rosamma Varghese', 'Utpal Kalita', 'Kamini Bhargava'],
  ],
  lasers: [
    ...['Rohini Apte', 'Gurpreet Virk', 'Senthil Murugesan', 'Alka Mathur', 'Deepak Phukan'],
    ...['Shirin Daruwala', 'Naveed Mir'],
  ],
};

/** The name as covers and lists carry it. */
export const titled = (name: string): string => `Dr. ${name}`;
