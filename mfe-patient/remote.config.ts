import { first } from '@tvacha/shared-contract/remote-config';
import type { RemoteConfig } from '@tvacha/shared-core/remote';
import { articleHead } from './src/features/article/article-head-data';
import { categoryHead } from './src/features/category/category-head-data';
import { dermaliveHead } from './src/features/dermalive/dermalive-head-data';
import { comingQuery, pastTalks } from './src/features/dermalive/talk-queries';
import { doctorHead, finderHead } from './src/features/finder/finder-head-data';
import { facetsQuery, finderList } from './src/features/finder/finder-list';

export const remote = {
  area: 'patient',
  name: { en: 'patient area', hi: 'मरीज़ों का भाग' },
  prefixes: ['/patient', '/findadoctor', '/certificates'],
  routes: [
    {
      path: '/patient/category/:speciality',
      page: () => import('./src/features/category/category-page').then(({ CategoryPage }) => CategoryPage),
      title: { en: 'Skin and hair, in plain words', hi: 'त्वचा और बाल, आसान शब्दों में' },
      head: categoryHead,
    },
    {
      path: '/patient/embarrassing/:slug',
      page: () => import('./src/features/article/article-page').then(({ ArticlePage }) => ArticlePage),
      title: { en: 'Article', hi: 'लेख' },
      head: articleHead,
    },
    {
      path: '/patient/dermatologist',
      page: () => import('./src/features/dermalive/dermalive-page').then(({ DermalivePage }) => DermalivePage),
      title: { en: 'Dermalive', hi: 'Dermalive' },
      head: dermaliveHead,
      first: [first('dermalive.list', comingQuery), first('dermalive.list', pastTalks.request(pastTalks.usual))],
    },
    {
      path: '/findadoctor',
      page: () => import('./src/features/finder/finder-page').then(({ FinderPage }) => FinderPage),
      title: { en: 'Find a dermatologist', hi: 'त्वचा के डॉक्टर खोजें' },
      head: finderHead,
      first: [
        first('doctors.list', finderList.request(finderList.usual)),
        first('doctors.facets', facetsQuery(finderList.usual)),
      ],
    },
    {
      path: '/findadoctor/:id',
      page: () => import('./src/features/finder/doctor-page').then(({ DoctorPage }) => DoctorPage),
      title: { en: 'Dermatologist', hi: 'त्वचा के डॉक्टर' },
      head: doctorHead,
    },
    {
      path: '/certificates',
      page: () => import('./src/features/certificate/check-page').then(({ CheckPage }) => CheckPage),
      title: { en: 'Check a certificate', hi: 'प्रमाणपत्र जाँचें' },
    },
    {
      path: '/certificates/:number',
      page: () => import('./src/features/certificate/check-page').then(({ CheckPage }) => CheckPage),
      title: { en: 'Check a certificate', hi: 'प्रमाणपत्र जाँचें' },
    },
  ],
  menu: [
    {
      menu: 'main',
      title: { en: 'Dermatology Facts', hi: 'त्वचा के तथ्य' },
      path: '/patient/category/all?name=Dermatology%20Facts&section=0',
      icon: 'book-open',
      section: 'Dermatology Facts',
    },
    {
      menu: 'main',
      title: { en: 'Derma Bytes', hi: 'डर्मा बाइट्स' },
      path: '/patient/category/all?name=Derma%20Bytes&section=1',
      icon: 'timer',
      section: 'Derma Bytes',
    },
    {
      menu: 'main',
      title: { en: 'Derma Graphics', hi: 'डर्मा ग्राफ़िक्स' },
      path: '/patient/category/all?name=Derma%20Graphics&section=2',
      icon: 'images',
      section: 'Derma Graphics',
    },
    {
      menu: 'main',
      title: { en: 'Common Hair & Skin Problems', hi: 'बालों और त्वचा की आम समस्याएँ' },
      path: '/patient/category/all?name=Common%20Hair%20%26%20Skin%20Problems&section=3',
      icon: 'drop',
      section: 'Hair & Skin',
    },
    {
      menu: 'main',
      title: { en: 'Know Your Hair & Skin Solutions', hi: 'बालों और त्वचा के उपाय' },
      path: '/patient/category/all?name=Know%20Your%20Hair%20%26%20Skin%20Solutions&section=4',
      icon: 'leaf',
      section: 'Skin Solutions',
    },
  ],
} satisfies RemoteConfig;
