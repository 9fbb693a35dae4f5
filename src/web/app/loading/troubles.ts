/** Counts errors of our own, and fills in what was typed before the page loaded itself again. */
export function watchTroubles(): void {
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(
      type,
      (event) =>
        void import('./in-trouble.ts').then(
          ({ countError }) => countError(event),
          () => undefined,
        ),
    )
  const { typed } = history.state || {}
  if (typed) void import('./in-trouble.ts').then(({ fillTyped }) => fillTyped(typed))
}
