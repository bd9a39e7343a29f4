import { canRun } from '../lib/servers.mjs';

/** Other people's readers of PDFs, for tests that open what the portal writes in them. */
export default function findPdfTools() {
  const tools = [
    ['qpdf', '--version', 'qpdf'],
    ['pdftoppm', '-v', 'poppler-utils'],
  ];
  for (const [command, tellVersion, debianPackage] of tools)
    if (!canRun(command, [tellVersion], debianPackage))
      throw new Error(`${command} is missing and was not installed. It is in the Debian package ${debianPackage}.`);
}
