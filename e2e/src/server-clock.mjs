// Loaded into a portal before its own code: each SIGUSR2 moves its clock forward by 310 seconds, so that what lasts for
// 300 has ended, and nobody waits for it.
const system = Date;
let ahead = 0;
const now = () => system.now() + ahead;

globalThis.Date = class Moved extends system {
  constructor(...given) {
    super(...(given.length > 0 ? given : [now()]));
  }
  static now = now;
};
process.on('SIGUSR2', () => {
  ahead += 310_000;
});
