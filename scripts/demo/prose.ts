/**
 * Removes the line wrapping of the source: a single line break becomes a space, an empty line starts a paragraph, and a
 * line that begins with '- ' stays a separate line.
 */
export function prose(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .trim()
    .split(/\n[ \t]*\n/)
    .map((paragraph) =>
      paragraph
        .trim()
        .replace(/\s*\n\s*(?!\s*- )/g, ' ')
        .replace(/\s*\n\s*- /g, '\n- '),
    )
    .join('\n\n')
}

/** Splits text that is separated by commas. */
export function commaList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
