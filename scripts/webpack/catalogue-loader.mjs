import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Turns a catalogue of ICU messages into a module of compiled ones, so that no parser is sent to the browser. */
export default function catalogueLoader(source) {
  const compiled = Object.fromEntries(
    Object.entries(JSON.parse(source)).map(([key, message]) => {
      try {
        return [key, compileMessageOrThrow(message)];
      } catch (cause) {
        throw new Error(`${this.resourcePath}: message "${key}" is not ICU: ${message}`, { cause });
      }
    }),
  );
  return `export default ${JSON.stringify(compiled)};`;
}
