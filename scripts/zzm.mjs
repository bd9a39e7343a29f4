import sharp from 'sharp';
const files = process.argv.slice(3); const cols = 2; const w = 960, h = 600;
const ims = await Promise.all(files.map((f) => sharp(f).resize(w - 6, h - 6, { fit: "contain" }).toBuffer()));
await sharp({ create: { width: w * cols, height: h * Math.ceil(files.length / cols), channels: 3, background: '#888' } }).composite(ims.map((input, i) => ({ input, left: (i % cols) * w, top: Math.floor(i / cols) * h }))).png().toFile(process.argv[2]);
