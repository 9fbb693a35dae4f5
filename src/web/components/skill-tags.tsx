type SkillTagsProps = {
  skills: readonly string[]
  /** Skills the search asked for: lit. Compared without case. */
  matched?: readonly string[] | undefined
  /** How many are shown before '+N more'. */
  limit?: number | undefined
  /** All there are, where the list given is already cut short. */
  total?: number | undefined
}

export function SkillTags({ skills, matched = [], limit = 5, total = skills.length }: SkillTagsProps) {
  const lit = new Set(matched.map((skill) => skill.toLowerCase()))
  const shown = skills.slice(0, limit)
  const more = Math.max(total, skills.length) - shown.length
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1">
      {shown.map((skill) => (
        <li key={skill} className="tag">
          {lit.has(skill.toLowerCase()) ? <mark>{skill}</mark> : skill}
        </li>
      ))}
      {more > 0 && <li className="tag">+{more} more</li>}
    </ul>
  )
}
