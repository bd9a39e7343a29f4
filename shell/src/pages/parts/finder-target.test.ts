import { finderTarget } from './finder-form';

test.each([
  ['Pune', '/findadoctor?city=Pune'],
  ['  New   Delhi ', '/findadoctor?city=New+Delhi'],
  ['पुणे', '/findadoctor?city=%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87'],
  ['411038', '/findadoctor?pincode=411038'],
  ['411 038', '/findadoctor?pincode=411038'],
  ['41', '/findadoctor?pincode=41'],
])('[PAT-02] "%s" opens the finder at %s', (typed, path) => {
  expect(finderTarget(typed)).toEqual({ path });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['4', 'pincode'],
  ['011038', 'pincode'],
  ['4110381', 'pincode'],
  ['<>', 'pincode'],
])('[PAT-02] "%s" opens nothing: %s', (typed, problem) => {
  expect(finderTarget(typed)).toEqual({ problem });
});
