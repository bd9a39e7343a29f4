import type { Language } from '@tvacha/shared-contract/languages';

const hi: Readonly<Record<string, string>> = {
  'andaman-and-nicobar-islands': 'अंडमान और निकोबार द्वीपसमूह',
  'andhra-pradesh': 'आंध्र प्रदेश',
  'arunachal-pradesh': 'अरुणाचल प्रदेश',
  assam: 'असम',
  bihar: 'बिहार',
  chandigarh: 'चंडीगढ़',
  chhattisgarh: 'छत्तीसगढ़',
  'dadra-and-nagar-haveli-and-daman-and-diu': 'दादरा और नगर हवेली और दमन और दीव',
  delhi: 'दिल्ली',
  goa: 'गोवा',
  gujarat: 'गुजरात',
  haryana: 'हरियाणा',
  'himachal-pradesh': 'हिमाचल प्रदेश',
  'jammu-and-kashmir': 'जम्मू और कश्मीर',
  jharkhand: 'झारखंड',
  karnataka: 'कर्नाटक',
  kerala: 'केरल',
  ladakh: 'लद्दाख',
  lakshadweep: 'लक्षद्वीप',
  'madhya-pradesh': 'मध्य प्रदेश',
  maharashtra: 'महाराष्ट्र',
  manipur: 'मणिपुर',
  meghalaya: 'मेघालय',
  mizoram: 'मिज़ोरम',
  nagaland: 'नागालैंड',
  odisha: 'ओडिशा',
  puducherry: 'पुदुचेरी',
  punjab: 'पंजाब',
  rajasthan: 'राजस्थान',
  sikkim: 'सिक्किम',
  'tamil-nadu': 'तमिलनाडु',
  telangana: 'तेलंगाना',
  tripura: 'त्रिपुरा',
  'uttar-pradesh': 'उत्तर प्रदेश',
  uttarakhand: 'उत्तराखंड',
  'west-bengal': 'पश्चिम बंगाल',
};
const translated: Readonly<Partial<Record<Language, typeof hi>>> = { hi };

/** A state as its people read it in this language. The list itself, and what is sent, stay as the server has them. */
export const stateName = ({ slug, name }: { slug: string; name: string }, language: Language): string =>
  translated[language]?.[slug] ?? name;
