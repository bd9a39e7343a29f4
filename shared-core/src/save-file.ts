/** Long enough for a browser to read it, in milliseconds. */
const readable = 60_000;

/** No system takes them all in a name. */
const forbidden = /[\\/:*?"<>|]/g;

/** Hands a file, or what a link leads to, to the browser as a download, under a name that every system takes. */
export function saveFile(name: string, file: Blob | string): void {
  const url = typeof file === 'string' ? file : URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(forbidden, ' ').trim();
  link.click();
  if (typeof file !== 'string') setTimeout(() => URL.revokeObjectURL(url), readable);
}

/** A PDF to be saved. */
export const pdfBlob = (bytes: Uint8Array<ArrayBufferLike>): Blob =>
  new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
