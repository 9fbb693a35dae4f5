import { createRequire } from 'node:module'

const FAMILY = '@expo-google-fonts/source-sans-3'

/**
 * Paths of the font that we draw with: Source Sans 3, TrueType, under the SIL Open Font License. It comes as a package, so that
 * pictures and documents look the same on a machine without any fonts. Latin, Greek and Cyrillic letters; no emoji.
 */
export const FONTS = {
  regular: pathOf('400Regular/SourceSans3_400Regular.ttf'),
  semibold: pathOf('600SemiBold/SourceSans3_600SemiBold.ttf'),
}

function pathOf(file: string): string {
  // Not import.meta.resolve, which is missing where tests run.
  return createRequire(import.meta.url).resolve(`${FAMILY}/${file}`)
}
