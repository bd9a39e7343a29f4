/** What of the default style sheet's rules decides how an element is displayed, beside its name. */
const kindOf = (element) =>
  [
    element.localName,
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
    element.getAttribute('type') === 'hidden',
    element.parentElement?.localName === 'ruby',
  ].join();

const inline = (element, property) => (element.hasAttribute('style') ? element.style.getPropertyValue(property) : '');

/** A property that children have from their parents. */
function inherited(element, property) {
  for (let at = element; at; at = at.parentElement) {
    const value = inline(at, property);
    if (value) return value;
  }
  return property === 'visibility' ? 'visible' : 'auto';
}

/**
 * A `getComputedStyle` for pages without style sheets. jsdom matches each of its 120 default rules with each element
 * that a look by role or by name passes, anew after every change of the page: a twelfth of what tests of screens cost.
 * What such a look asks for is known by an element's name and its `style`; all else is asked of jsdom.
 * @param real jsdom's own
 */
module.exports = function quickComputedStyle(real) {
  const displays = new Map();
  const displayOf = (element) => {
    const own = inline(element, 'display');
    if (own) return own;
    const kind = kindOf(element);
    if (!displays.has(kind)) {
      const plain = element.cloneNode(false);
      plain.removeAttribute('style');
      // A rule may look at the parent.
      const parent = element.parentElement?.cloneNode(false);
      parent?.append(plain);
      displays.set(kind, real(plain).display);
    }
    return displays.get(kind);
  };
  const known = {
    __proto__: null,
    display: displayOf,
    visibility: (element) => inherited(element, 'visibility'),
    'pointer-events': (element) => inherited(element, 'pointer-events'),
    pointerEvents: (element) => inherited(element, 'pointer-events'),
    opacity: (element) => inline(element, 'opacity'),
  };
  return (element) => {
    if (element.ownerDocument.styleSheets.length > 0) return real(element);
    let style;
    const whole = () => {
      style ??= real(element);
      return style;
    };
    const getPropertyValue = (name) => known[name]?.(element) ?? whole().getPropertyValue(name);
    return new Proxy(
      {},
      {
        get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : (known[name]?.(element) ?? whole()[name])),
      },
    );
  };
};
