import { nameLinks } from './outside-links';

test('[PDF-01] each link of a page says where it leads', () => {
  document.body.innerHTML = `
    <section class="linkAnnotation"><a href="https://www.iadvl.org/melasma?x=1"></a></section>
    <section class="linkAnnotation"><a href="mailto:desk@tvacha.in" title="Write to us"></a></section>
    <section class="linkAnnotation"><a href="#" title="Chapter 4"></a></section>`;
  const words = { out: (host: string) => `Leads to ${host}`, within: 'Within' };
  // Twice, as it is for all pages each time one is drawn.
  nameLinks(document.body, words);
  nameLinks(document.body, words);
  const names = [...document.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label'),
    link.dataset.leads,
  ]);
  expect(names).toEqual([
    ['Leads to www.iadvl.org', 'Leads to www.iadvl.org'],
    ['Write to us: Leads to desk@tvacha.in', 'Leads to desk@tvacha.in'],
    ['Chapter 4: Within', 'Within'],
  ]);
});
