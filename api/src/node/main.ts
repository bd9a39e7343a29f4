import { runServer } from './run-server';

runServer();
