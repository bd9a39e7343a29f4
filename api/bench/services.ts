import { unlimited } from '../conformance/unlimited';
import { createConfig } from '../src/app/config';
import { fullPasswordCost } from '../src/auth/password';
import type { Db } from '../src/db/db';
import { memoryFiles } from '../src/files/memory-files';
import { memoryCounters } from '../src/limits/memory-counters';
import { readFontFiles } from '../src/node/font-files';
import { nativePasswords } from '../src/node/native-passwords';
import { sharpImages } from '../src/node/sharp-images';
import { memoryNotifier } from '../src/notify/memory-notifier';
import { memoryRealtime } from '../src/realtime/memory-realtime';
import type { Services } from '../src/services/ctx';
import { testSecrets } from '../src/testing/make-app';
import { inThreadParser } from '../src/uploads/file-parser';
import { markScanner } from '../src/uploads/mark-scanner';

/** What a server of the bench is made of; limits of calls would be all that it measures. */
export const servicesOver = (db: Db): Services => ({
  db,
  clock: { now: () => new Date() },
  // One token is enough for the longest bench.
  config: createConfig({ secrets: testSecrets, ...unlimited, accessTokenLife: 3_600_000 }),
  notifier: memoryNotifier(),
  outbox: { wake: () => {} },
  bulk: { wake: () => {} },
  files: memoryFiles(),
  realtime: memoryRealtime(),
  counters: memoryCounters(),
  parser: inThreadParser(sharpImages()),
  scanner: markScanner(),
  passwords: nativePasswords(fullPasswordCost),
  faces: readFontFiles,
});
