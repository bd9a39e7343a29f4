import { lockData } from '../node/data-lock';

// Run as a process of its own: takes the folder it is given and holds it until it is told to stop.
const say = (line: string) => process.stdout.write(`${line}\n`);
lockData(process.argv[2] ?? '').then(
  (unlock) => {
    say('held');
    const alive = setInterval(() => {}, 1000);
    process.once('SIGTERM', async () => {
      await unlock();
      clearInterval(alive);
    });
  },
  (error: Error) => say(error.message),
);
