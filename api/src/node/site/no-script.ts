import type { Language } from '@tvacha/shared-contract';
import { escaped } from './escaped';

interface Words {
  title: string;
  text: string;
  links: readonly (readonly [path: string, words: string])[];
}

const english: Words = {
  title: 'This page needs JavaScript',
  text: 'Logging in, registering and reading as a member work with it alone. Switch it on in the settings of your browser, then load the page again. Without it you can use:',
  links: [
    ['/', 'The home page'],
    ['/patient/category/all?name=Dermatology+Facts&section=0', 'Articles on skin and hair'],
    ['/findadoctor', 'Find a dermatologist'],
    ['/aboutus/doctor', 'What members find here'],
  ],
};

const words: Partial<Record<Language, Words>> = {
  hi: {
    title: 'इस पेज को JavaScript चाहिए',
    text: 'लॉग इन, पंजीकरण और सदस्य की तरह पढ़ना उसी से चलता है। अपने ब्राउज़र की सेटिंग में उसे चालू करें, फिर पेज दोबारा खोलें। उसके बिना आप यह देख सकते हैं:',
    links: [
      ['/', 'मुख्य पेज'],
      ['/patient/category/all?name=Dermatology+Facts&section=0', 'त्वचा और बालों पर लेख'],
      ['/findadoctor', 'त्वचा के डॉक्टर खोजें'],
      ['/aboutus/doctor', 'सदस्यों को क्या मिलता है'],
    ],
  },
};

/** What a page that the browser draws says where there are no scripts: what it needs, and what is prerendered here. */
export function noScript(language: Language): string {
  const { title, text, links } = words[language] ?? english;
  const items = links.map(([path, name]) => `<li><a href="${escaped(path)}">${escaped(name)}</a></li>`);
  return `<noscript><main style="max-width:560px;margin:0 auto;padding:56px 16px"><h1>${escaped(title)}</h1><p>${escaped(text)}</p><ul>${items.join('')}</ul></main></noscript>`;
}
