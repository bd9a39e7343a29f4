import { type CaughtError, onCaughtError } from '@tvacha/shared-core/caught-errors';

/** What is caught in each test of a file; heard by nobody it would be one that was not caught. */
export function hearErrors(): readonly CaughtError[] {
  const heard: CaughtError[] = [];
  let end = () => {};
  beforeEach(() => {
    heard.length = 0;
    end = onCaughtError((one) => heard.push(one));
  });
  afterEach(() => end());
  return heard;
}
