/**
 * Text that is wrapped in the source and flows in the product: a single line break becomes a space, an
 * empty line starts a paragraph, a line that begins with '- ' stays a line of its own.
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

/** Splits what people type into a form's comma-separated field. */
export function commaList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
