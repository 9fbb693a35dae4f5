/** Returns the end of an axis for values up to `most`: a round number that can be halved, such as 4, 60 or 200. */
export function axisEnd(most: number): number {
  if (most <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(most))
  return power * ([1, 2, 4, 6].find((step) => step * power >= most) ?? 10)
}

/** Returns the positions of at most `most` labels for `count` values, evenly spread, with the first and the last. */
export function labelled(count: number, most: number): number[] {
  const labels = Math.min(count, most)
  if (labels < 2) return count === 0 ? [] : [0]
  const indexes = Array.from({ length: labels }, (_, i) => Math.round((i * (count - 1)) / (labels - 1)))
  return [...new Set(indexes)]
}

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
