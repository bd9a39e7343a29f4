import sharp from 'sharp';
import * as constants from '../../shared-contract/src/constants';
import { wordmark } from '../../shared-ui/src/brand/wordmark.generated';

const { width, height } = constants.logo;
const [teal, paper, clay, ink] = ['#0F4C52', '#FAF6EF', '#C4664A', '#17282B'];

/** The lock-up of shared-ui's Logo in the colours of light paper, on a clear ground. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<clipPath id="disc"><circle cx="192" cy="191" r="150"/></clipPath>
<circle cx="192" cy="191" r="150" fill="${teal}"/>
<g clip-path="url(#disc)" fill="none" stroke-linecap="round">
<path d="M30 147C96 112 140 145 192 156S282 160 354 132" stroke="${paper}" stroke-width="26"/>
<path d="M199 150Q204 196 199 250" stroke="${paper}" stroke-width="26"/>
<g stroke="${paper}" stroke-width="8" opacity="0.55"><path d="M36 220Q84 202 128 217M260 229Q300 236 352 217"/>
<path d="M48 275Q90 261 122 275M267 279Q296 285 330 277" opacity="0.6"/></g></g>
<circle cx="192" cy="266" r="36" fill="${clay}"/>
<path d="${wordmark}" fill="${ink}"/></svg>`;

/** The logo as a picture, for letters and for other sites. */
export const makeLogo = (): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true }).toBuffer();
