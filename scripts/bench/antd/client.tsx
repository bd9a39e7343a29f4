import { hydrateRoot } from 'react-dom/client';
import { AntdPage } from './page';

const root = document.getElementById('root');
const words = document.getElementById('words')?.textContent;
if (root && words) hydrateRoot(root, <AntdPage {...JSON.parse(words)} />);
