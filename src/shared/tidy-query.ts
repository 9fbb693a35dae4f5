/** Words at the end of a phrase that nothing follows any more: 'in the', 'and knows'. */
const LOOSE_END = new RegExp(
  [
    String.raw`\b(?:in|at|with|from|near|around|long|of|who|and|or|but|for|is|must`,
    String.raw`|(?:(?:and|who)\s+)*(?:knows?|has|have|having|can))`,
    String.raw`(?:\s+(?:the|an?))?\s*(?=$|[,.;])`,
  ].join(''),
  'gi',
)

/** Words that join what follows to words that are gone: 'with a' of 'driver with a licence', 'who has' and 'in'. */
const LOOSE_START =
  /^(?:(?:an?|the)\s+)?(?:with|and|or|but|in(?!\s+(?:need|search)\b)|for|has|have|having|who(?:\s+(?:can|is|are|has|have|knows?))?)\s+(?:(?:an?|the)\s+)?/i

/**
 * Tidies a query in plain words after some words were removed: they leave spaces, commas and a stray 'in' or 'with'
 * behind.
 */
export function tidyQuery(text: string): string {
  const tidied = text
    .replace(/\s+/g, ' ')
    .replace(/\b(with|who knows|in|for)\s+(?:and|or)\b/gi, '$1')
    .replace(LOOSE_END, '')
    .replace(
      /\b(?:in|at|from|near|around|with|for|of)\s+(?:(?:the|an?)\s+)?(?=(?:in|at|with|from|for|who|and|available)\b)/gi,
      '',
    )
    .replace(/(?:\s*,)+\s*(?=,|$)/g, '')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .replace(LOOSE_START, '')
    .replace(/^(?:an?|the)$/i, '')
  // What is left may be loose now: 'or' of 'in Lae or near Madang' without its places.
  return tidied === text ? text : tidyQuery(tidied)
}
