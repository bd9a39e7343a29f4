/** Members of the public with an account; nobody here is real. */
export const patientSeeds: readonly (readonly [
  firstName: string,
  lastName: string,
  city: string,
  state: string,
  pincode: string,
])[] = [
  ['Kiran', 'Bedekar', 'Thane', 'Maharashtra', '400601'],
  ['Lata', 'Srinivasan', 'Chennai', 'Tamil Nadu', '600028'],
  ['Arjun', 'Malhotra', 'New Delhi', 'Delhi', '110048'],
  ['Shabana', 'Sayed', 'Hyderabad', 'Telangana', '500028'],
  ['Biju', 'Varghese', 'Kottayam', 'Kerala', '686001'],
  ['Moumita', 'Pal', 'Howrah', 'West Bengal', '711101'],
  ['Ramesh', 'Chaudhary', 'Jaipur', 'Rajasthan', '302017'],
  ['Divya', 'Shetty', 'Udupi', 'Karnataka', '576101'],
  ['Hemlata', 'Rawat', 'Dehradun', 'Uttarakhand', '248001'],
  ['Sanjib', 'Kalita', 'Guwahati', 'Assam', '781007'],
];
