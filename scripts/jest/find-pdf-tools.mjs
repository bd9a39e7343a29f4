import { canRun } from '../lib/servers.mjs';

/** Other people's readers of PDFs, for tests that open what the portal writes in them. */
export default function findPdfTools() {
  const missing = [
    ['qpdf', ['--version'], 'qpdf'],
    ['pdftoppm', ['-v'], 'poppler-utils'],
  ].filter((tool) => !canRun(...tool));
  for (const [command, , debianPackage] of missing)
    throw new Error(`${command} is missing and could not be installed. It is in the Debian package ${debianPackage}.`);
}
