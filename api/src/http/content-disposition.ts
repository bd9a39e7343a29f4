/** Text without halves of letters, which cannot be encoded. */
const whole = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text));

/** As an extended value has it (RFC 8187); encodeURIComponent leaves some letters as they are. */
const encode = (text: string) =>
  encodeURIComponent(whole(text)).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** The header that says what to do with a file and what it is called, in any language (RFC 6266). */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}
