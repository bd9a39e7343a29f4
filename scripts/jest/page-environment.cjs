const FixedJsdom = require('jest-fixed-jsdom');
const collectGarbage = require('./collect-garbage.cjs');

/**
 * jsdom with Node's fetch and streams. Node holds an open BroadcastChannel for ever, and with it the whole realm of
 * its test: msw opens one in each file, so a worker kept 25 MB of every file it had run.
 */
module.exports = class PageEnvironment extends FixedJsdom {
  async setup() {
    await super.setup();
    const open = new Set();
    this.channels = open;
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        open.add(this);
      }
    };
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
    collectGarbage();
  }
};
