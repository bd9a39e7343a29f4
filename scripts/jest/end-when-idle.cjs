const { getConfig } = require('@testing-library/dom');

/** A timer that is due later than this many milliseconds is nothing that a test waits for. */
const soon = 15_000;

/**
 * Ends a wait for a page that has nothing under way: no request, no timer that is soon due, and no change of what is
 * drawn. Counted in looks and not by the clock: on a busy machine a page is looked at less often too.
 * @param looks how many in a row have to find nothing
 * @param between milliseconds from one look to the next
 */
module.exports = function endWhenIdle({ looks = 60, between = 50 } = {}) {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const underway = new Set();
  /** What ends each wait, by its timer. */
  const waits = new Map();
  let quiet = 0;
  let timer;
  const changes = new MutationObserver(() => {
    quiet = 0;
  });

  function look() {
    // A test that moves the clock itself ends its waits by it.
    quiet = underway.size === 0 && window.setTimeout === startTimer ? quiet + 1 : 0;
    if (quiet < looks) return;
    for (const [id, giveUp] of [...waits]) {
      stopTimer(id);
      giveUp();
    }
  }

  function watch() {
    if (waits.size > 0 && !timer) {
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      timer = setInterval(look, between);
    } else if (waits.size === 0 && timer) {
      changes.disconnect();
      clearInterval(timer);
      timer = undefined;
    }
  }

  function startTimer(work, delay = 0, ...args) {
    const isWait = delay === getConfig().asyncUtilTimeout;
    const fire = () => {
      underway.delete(id);
      if (waits.delete(id)) watch();
      work(...args);
    };
    const id = setTimeout(fire, delay);
    if (isWait) {
      quiet = 0;
      waits.set(id, work);
      watch();
    } else if (delay <= soon) underway.add(id);
    return id;
  }

  function stopTimer(id) {
    underway.delete(id);
    if (waits.delete(id)) watch();
    clearTimeout(id);
  }

  /** Counts what a function promises as under way; answers what puts the function back. */
  function count(object, name) {
    const work = object[name];
    object[name] = async (...args) => {
      const call = {};
      underway.add(call);
      try {
        return await work.apply(object, args);
      } finally {
        underway.delete(call);
      }
    };
    return () => {
      object[name] = work;
    };
  }

  Object.assign(window, { setTimeout: startTimer, clearTimeout: stopTimer });
  let putBack = [];
  beforeEach(() => {
    underway.clear();
    // A proof of work is thousands of digests, and none of them is seen in the page.
    putBack = [count(window, 'fetch')];
    if (window.crypto.subtle) putBack.push(count(window.crypto.subtle, 'digest'));
  });
  afterEach(() => {
    for (const back of putBack) back();
  });
};
