import { writeFileSync } from 'node:fs';
import { tokensCss } from '../src/theme/tokens-css';

writeFileSync(new URL('../src/theme/tokens.generated.css', import.meta.url), tokensCss());
