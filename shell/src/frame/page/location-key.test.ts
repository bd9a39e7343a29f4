import { isUnder } from '@tvacha/shared-core/site-routes';
import { pageKey } from './location-key';

test.each([
  ['/doctor/ebook', '/doctor/ebook?author=one', true],
  ['/patient/category/all?section=0', '/patient/category/all?section=0&search=itch#top', true],
  ['/patient/category/all/', '/patient/category/all', true],
  ['/patient/category/all?section=0', '/patient/category/all?section=1', false],
  ['/doctor/contributionlist?type=image', '/doctor/contributionlist?type=case', false],
  ['/doctor/ebook', '/doctor/ebook/42', false],
  ['/patient/category/all', '/patient/category/all#top?section=1', true],
])('[UX-02] %s and %s: the same page is %s', (one, other, same) => {
  expect(pageKey(one) === pageKey(other)).toBe(same);
});

test('[NAV-08] a prefix holds what is under it and nothing that only begins alike', () => {
  expect([
    isUnder('/doctor', '/doctor'),
    isUnder('/doctor', '/doctor/ebook?a=b'),
    isUnder('/doctor', '/doctors'),
  ]).toEqual([true, true, false]);
});
