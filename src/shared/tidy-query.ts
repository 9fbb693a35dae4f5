/**
 * Tidies a query in plain words after some words were removed: they leave spaces, commas and a stray 'in' or 'with'
 * behind.
 */
export function tidyQuery(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\b(with|who knows|in|for)\s+(?:and|or)\b/gi, '$1')
    .replace(
      /\b(?:in|at|with|from|near|around|long|of|who(?:\s+(?:knows?|can))?|and|or|but|for)(?:\s+(?:the|an?))?\s*(?=$|[,.;])/gi,
      '',
    )
    .replace(
      /\b(?:in|at|from|near|around|with|for|of)\s+(?:(?:the|an?)\s+)?(?=(?:in|at|with|from|for|who|and|available)\b)/gi,
      '',
    )
    .replace(/(?:\s*,)+\s*(?=,|$)/g, '')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '')
}
