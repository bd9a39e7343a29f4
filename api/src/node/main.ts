import { welcome } from '../seed/welcome';
import { runServer } from './run-server';

// Only loaded where it is wanted: its texts are much of the server's code.
runServer({ seed: async (options) => (await import('../seed/seed')).seed(options), welcome });
