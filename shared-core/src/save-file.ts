/** Long enough for a browser to read it, in milliseconds. */
const readable = 60_000;

/** Hands a file to the browser, which opens or keeps it under this name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readable);
}
