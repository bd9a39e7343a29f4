import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * A catalogue of ICU messages as a module of compiled ones, so that no parser is sent to the browser.
 * @param path for the error where a message is not ICU
 */
export function compileCatalogue(source, path) {
  const compiled = Object.fromEntries(
    Object.entries(JSON.parse(source)).map(([key, message]) => {
      try {
        return [key, compileMessageOrThrow(message)];
      } catch (cause) {
        throw new Error(`${path}: message "${key}" is not ICU: ${message}`, { cause });
      }
    }),
  );
  return `export default ${JSON.stringify(compiled)};`;
}

export default function catalogueLoader(source) {
  return compileCatalogue(source, this.resourcePath);
}
