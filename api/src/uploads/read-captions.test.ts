import { FileError } from './incoming-file';
import { readCaptions } from './read-captions';

const read = (text: string) => readCaptions(new TextEncoder().encode(text));
const cue = (words: string) => `WEBVTT\n\n00:01.000 --> 00:03.500\n${words}\n`;

test('[DOC-02] captions are cues with their times, in English and in Hindi, whatever ends their lines', () => {
  const text =
    '\uFEFFWEBVTT Kind: captions\r\n\r\n1\r\n00:00:01.000 --> 00:00:03.500 line:0\r\nWipe the edge\r\nwith spirit\r\n\r\n1:00:02.250';
  expect(read(text.replace(/1:00:02\.250$/, '01:00:02.250 --> 01:00:04.000\r\nकिनारा पोंछें\r\n'))).toEqual([
    { from: 1, to: 3.5, text: 'Wipe the edge\nwith spirit' },
    { from: 3602.25, to: 3604, text: 'किनारा पोंछें' },
  ]);
});

test('[SEC-33] remarks, styles and tags of WebVTT are left out, words in their escapes are kept as words', () => {
  const text = `WEBVTT

STYLE
::cue { background: url(https://elsewhere.example/a) }

NOTE a remark with <script>alert(1)</script>

REGION
id:low

00:01.000 --> 00:03.000
<v Dr. Rao><b>Press</b> <c.loud>hard</c>, <00:02.000>then &lt;wait&gt; &amp; look

00:03.000 --> 00:04.000
<i></i>
`;
  expect(read(text)).toEqual([{ from: 1, to: 3, text: 'Press hard, then <wait> & look' }]);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<b onclick="a>b">x',
  'a < b',
  '<iframe srcdoc="x">',
  '<c <script>',
  '<video><source onerror=alert(1)>',
  'right\u202Eleft',
  'bell\u0007',
  'a'.repeat(501),
])('[SEC-33] captions that hold %j are refused', (words) => {
  expect(() => read(cue(words))).toThrow(FileError);
});

test.each([
  ['nothing', ''],
  ['subtitles of another kind', '1\n00:00:01,000 --> 00:00:02,000\nWords\n'],
  ['a web page', '<!doctype html><script>alert(1)</script>'],
  ['a head without an empty line', 'WEBVTT\n00:01.000 --> 00:02.000\nWords\n'],
  ['no words', 'WEBVTT\n\n'],
  ['no times', 'WEBVTT\n\nWords alone\n'],
  ['times that go back', 'WEBVTT\n\n00:05.000 --> 00:06.000\nB\n\n00:01.000 --> 00:02.000\nA\n'],
  ['an end before its beginning', 'WEBVTT\n\n00:05.000 --> 00:04.000\nB\n'],
  ['times beyond any film', 'WEBVTT\n\n99:00:00.000 --> 99:00:01.000\nB\n'],
])('[SEC-33] %s is no captions', (_what, text) => {
  expect(() => read(text)).toThrow(FileError);
});

test('[SEC-33] captions in another encoding, and far too many, are refused', () => {
  expect(() => readCaptions(Uint8Array.of(0xff, 0xfe, 0x57, 0))).toThrow('UTF-8');
  const many = Array.from(
    { length: 6001 },
    (_, at) => `00:${String(Math.floor(at / 600)).padStart(2, '0')}:00.000 --> 05:00:00.000\nA\n`,
  );
  expect(() => read(`WEBVTT\n\n${many.join('\n')}`)).toThrow('6000 cues');
});
