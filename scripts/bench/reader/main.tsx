import '@tvacha/shared-ui/tokens.css';
import '@tvacha/shared-ui/base.css';
import { PdfViewer } from '@tvacha/shared-ui/pdf-viewer';
import { PortalTheme } from '@tvacha/shared-ui/theme';
import { createRoot } from 'react-dom/client';

/** The reader with nothing of the portal around it, as the viewer of pdf.js stands on its page. */
const file = new URLSearchParams(location.search).get('file') ?? '';
const root = document.getElementById('root');
if (!root) throw new Error('reader.html has no #root');
createRoot(root).render(
  <PortalTheme>
    <PdfViewer url={file} title="Document" />
  </PortalTheme>,
);
