import { readEnv } from './env';

test('[SEC-42] an empty environment has usable values', () => {
  expect(readEnv({ PORT: '' })).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    DATA_DIR: expect.stringMatching(/\/\.data$/),
    SITE_DIR: expect.stringMatching(/\/dist\/site$/),
    SEED: 'demo',
  });
});

test.each([
  ['PORT', 'none'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'tvacha.example'],
  ['SEED', 'everything'],
  ['LOG_LEVEL', 'loud'],
  ['SECRET', 'short'],
  ['TRUST_PROXY', 'yes'],
])('[SEC-42] a wrong %s (%s) is named in one line', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^The environment is not right\\. ${name}: [^\\n]+$`));
});
