/** The oldest browsers that run our scripts and show our styles as they are meant (docs/browsers.md). */
export const FLOOR = { chrome: 80, safari: 14, firefox: 78 }

/** The floor, as Vite understands it. ES2020 is the newest syntax that all three know. */
export const TARGET = ['es2020', ...Object.entries(FLOOR).map(([name, version]) => name + version)]

/** Scripts inside a page also run in older browsers, where they say or do what those need. */
export const INLINE_TARGET = ['chrome64', 'safari12', 'firefox60']
