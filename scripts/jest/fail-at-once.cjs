const { configure, getConfig } = require('@testing-library/dom');

// jsdom lacks it: where faults go that nobody watches. The environment takes what comes there for a failure.
window.reportError ??= (error) =>
  void window.dispatchEvent(new ErrorEvent('error', { error, message: String(error), cancelable: true }));

/** Rejects with what is thrown in this test and caught by nobody. */
let thrown;
let end = () => {};

// A listener would be taken for somebody who watches errors.
window.onerror = (message, _source, _line, _column, error) => end(error ?? new Error(String(message)));

// Past all that listens to it: nobody has kept the browser from loading a page in place of this one.
window.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) window.reportError(new Error('A form was left to the browser, which leaves the page'));
});

/** Lets whoever waits for a page hear at once that it has broken, instead of when the time is over. */
function endingAtOnce(asyncWrapper) {
  return Object.assign(
    async (work) => {
      const environment = globalThis.IS_REACT_ACT_ENVIRONMENT;
      try {
        return await Promise.race([asyncWrapper(work), thrown]);
      } finally {
        globalThis.IS_REACT_ACT_ENVIRONMENT = environment;
      }
    },
    { endsAtOnce: true },
  );
}

beforeEach(() => {
  thrown = new Promise((_, reject) => {
    end = reject;
  });
  thrown.catch(() => undefined);
  // By now the test file has loaded React's testing library, which has a wrapper of its own.
  const { asyncWrapper } = getConfig();
  if (!asyncWrapper.endsAtOnce) configure({ asyncWrapper: endingAtOnce(asyncWrapper) });
});
