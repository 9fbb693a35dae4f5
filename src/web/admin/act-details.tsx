import { actLines, type Details } from './act-lines.ts'

export function ActDetails({ details }: { details: Details }) {
  return (
    <ul className="text-13 wrap-anywhere">
      {actLines(details).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
