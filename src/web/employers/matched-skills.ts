/** The skills that a search names: whole, or by a word of at least three letters. */
export function matchedSkills(skills: readonly string[], query: string): string[] {
  const searched = query.toLowerCase()
  const words = searched.split(/[^\p{L}\p{N}+#.]+/u).filter((word) => word.length > 2)
  return skills.filter((skill) => {
    const text = skill.toLowerCase()
    return searched.split(/[,;]|\s+/).includes(text) || words.some((word) => text.includes(word))
  })
}
