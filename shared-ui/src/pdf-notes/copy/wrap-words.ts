/**
 * Breaks words into lines no wider than a width: between words, and within one that alone is wider. Line ends stay.
 * @param widthOf in the unit of `width`
 */
export function wrapWords(text: string, width: number, widthOf: (words: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const next = line ? `${line} ${word}` : word;
      if (widthOf(next) <= width) {
        line = next;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      for (const sign of word) {
        if (line && widthOf(line + sign) > width) {
          lines.push(line);
          line = '';
        }
        line += sign;
      }
    }
    lines.push(line);
  }
  return lines;
}
