/** Words at the end of a phrase that nothing follows any more: 'in the', 'and knows'. */
const LOOSE_END = new RegExp(
  [
    String.raw`\b(?:in|at|with|from|near|around|long|of|who|and|or|but|for|(?:(?:and|who)\s+)*(?:knows?|has|can))`,
    String.raw`(?:\s+(?:the|an?))?\s*(?=$|[,.;])`,
  ].join(''),
  'gi',
)

/**
 * Tidies a query in plain words after some words were removed: they leave spaces, commas and a stray 'in' or 'with'
 * behind.
 */
export function tidyQuery(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\b(with|who knows|in|for)\s+(?:and|or)\b/gi, '$1')
    .replace(LOOSE_END, '')
    .replace(
      /\b(?:in|at|from|near|around|with|for|of)\s+(?:(?:the|an?)\s+)?(?=(?:in|at|with|from|for|who|and|available)\b)/gi,
      '',
    )
    .replace(/(?:\s*,)+\s*(?=,|$)/g, '')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/^(?:(?:for|and|or)\s+)+/i, '')
}
