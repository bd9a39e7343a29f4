import { runServer } from '@tvacha/api/run-server';
import { welcome } from './welcome';

// The texts are only loaded where a database is filled.
runServer({ seed: async (options) => (await import('./seed')).seed(options), welcome });
