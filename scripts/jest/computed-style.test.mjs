/** @jest-environment jsdom */
import quickComputedStyle from './computed-style.cjs';

const real = window.getComputedStyle.bind(window);
const looked = jest.fn(real);
const quick = quickComputedStyle(looked);

const names =
  'a article aside b button col datalist details dialog div fieldset form h1 h2 h6 head hr iframe img input label legend li main map menu meter nav ol option p pre progress rp rt ruby script section select span style summary svg table tbody td template textarea th thead title tr ul video'.split(
    ' ',
  );
const attributes = [[], ['hidden', ''], ['open', ''], ['type', 'hidden'], ['type', 'text']];
const styles = [
  '',
  'display: none',
  'display: flex; color: red',
  'visibility: hidden',
  'visibility: visible; opacity: 0',
  'pointer-events: none',
];
const asked = ['display', 'visibility', 'opacity', 'pointer-events', 'color', 'overflow'];

const told = (style) => [...asked.map((name) => style.getPropertyValue(name)), style.pointerEvents, style.display];

/** What differs between the two for an element below a parent of a style. */
function difference(name, attribute, own, outer) {
  const parent = document.createElement('div');
  const element = document.createElement(name);
  if (attribute.length > 0) element.setAttribute(...attribute);
  parent.append(element);
  document.body.replaceChildren(parent);
  parent.style.cssText = outer;
  if (own) element.style.cssText = own;
  const [mine, theirs] = [told(quick(element)), told(real(element))].map(String);
  return mine === theirs ? [] : [`${outer} > ${element.outerHTML}: ${mine} for ${theirs}`];
}

test('what a look asks for is what jsdom says, of each kind of element and below each style', () => {
  const kinds = names.flatMap((name) => attributes.map((attribute) => [name, attribute, '', '']));
  const styled = ['div', 'input'].flatMap((name) =>
    styles.flatMap((own) => styles.map((outer) => [name, [], own, outer])),
  );
  expect([...kinds, ...styled].flatMap((row) => difference(...row))).toEqual([]);
});

test('a ruby’s parts and what becomes hidden are looked at anew', () => {
  document.body.innerHTML = '<ruby><rp>(</rp><rt>x</rt></ruby><rt>y</rt><p>z</p>';
  const [rp, inRuby, alone, line] = document.querySelectorAll('rp, rt, p');
  expect([rp, inRuby, alone].map((one) => quick(one).display)).toEqual(
    [rp, inRuby, alone].map((one) => real(one).display),
  );
  expect(quick(line).display).toBe('block');
  line.hidden = true;
  expect(quick(line).display).toBe('none');
});

test('where a page has style sheets, they are asked', () => {
  document.body.innerHTML = '<style>.away { display: none }</style><p class="away">Gone</p>';
  expect(quick(document.querySelector('p')).display).toBe('none');
});

test('jsdom is asked once for each kind of element', () => {
  document.body.innerHTML = '<p>1</p><p>2</p><p hidden>3</p>';
  looked.mockClear();
  const fresh = quickComputedStyle(looked);
  for (const line of [...document.querySelectorAll('p'), ...document.querySelectorAll('p')]) fresh(line).display;
  expect(looked).toHaveBeenCalledTimes(2);
});
