import type { OperationShape } from '@tvacha/shared-contract';
import fc, { type Arbitrary } from 'fast-check';
import { oddTexts } from './odd-texts';
import type { Said } from './requests';

type Sent = NonNullable<Said['files']>[number];

/** One pixel. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const text = (words: string) => new TextEncoder().encode(words);
const bodies = [
  pixel,
  pixel.slice(0, 30),
  text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  text('%PDF-1.7\n%%EOF'),
  text('GIF89a<?php system($_GET[0]);'),
  text('PK\u0003\u0004'),
  new Uint8Array(),
];

/** A letter that a header cannot carry would be the client's fault and not the server's. */
const sendable = (name: string) => new TextDecoder().decode(new TextEncoder().encode(name));
const names = [
  ...oddTexts.map(sendable),
  'photo.png',
  'paper.pdf',
  'photo.php.png',
  '../../photo.png',
  'photo.png\u0000.exe',
];

const bytes = fc.oneof(
  fc.constantFrom(...bodies),
  fc.uint8Array({ maxLength: 300 }).map((random) => Uint8Array.from(random)),
);

/** Files for the fields of an operation, and now and then for one it does not have. */
export const filesFor = ({ files = {} }: OperationShape): Arbitrary<Sent[]> =>
  fc.array(
    fc.record({
      field: fc.constantFrom(...Object.keys(files), ...Object.keys(files), 'more'),
      name: fc.constantFrom(...names),
      type: fc.constantFrom('image/png', 'application/pdf', 'image/svg+xml', 'text/html', ''),
      bytes,
    }),
    { maxLength: 3 },
  );
