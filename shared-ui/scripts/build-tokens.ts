import { writeFileSync } from 'node:fs';
import { tokensCss } from '../src/tokens-css';

writeFileSync(new URL('../src/tokens.generated.css', import.meta.url), tokensCss());
