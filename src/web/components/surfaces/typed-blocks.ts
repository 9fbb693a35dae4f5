const ITEM = /^\s*[-–•*]\s+(?=\S)/

/** Returns the paragraphs, with their line breaks, and the lists, as their items. */
export function blocksOf(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = []
  let paragraph: string[] = []
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push(paragraph.join('\n'))
    paragraph = []
  }
  for (const line of text.split('\n').map((it) => it.trimEnd())) {
    const last = blocks[blocks.length - 1]
    if (ITEM.test(line)) {
      const item = line.replace(ITEM, '')
      if (paragraph.length === 0 && Array.isArray(last)) last.push(item)
      else {
        endParagraph()
        blocks.push([item])
      }
    } else if (line === '') endParagraph()
    else paragraph.push(line)
  }
  endParagraph()
  return blocks
}
