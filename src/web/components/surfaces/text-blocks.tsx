import { blocksOf } from './typed-blocks.ts'

/** Text that somebody typed, as paragraphs and lists. A line that begins with a dash or a bullet is an item of a list. */
export function TextBlocks({ text }: { text: string }) {
  return (
    <div className="prose">
      {blocksOf(text).map((block, index) => {
        const key = `${index}`
        return typeof block === 'string' ? <p key={key}>{block}</p> : <Items key={key} items={block} />
      })}
    </div>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items never move, and two may be alike
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
