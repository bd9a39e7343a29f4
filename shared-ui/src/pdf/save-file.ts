const forbidden = /[\\/:*?"<>|]/g;

/** Hands bytes to the browser as a download under a name that every system takes. */
export function saveFile(name: string, bytes: Uint8Array<ArrayBufferLike>): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replace(forbidden, ' ').trim();
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
