import { shellConfig } from '../scripts/webpack/shell.mjs';

export default shellConfig({ folder: import.meta.dirname });
