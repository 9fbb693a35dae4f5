import type { Db } from '../../platform/database/database.ts'
import type { TypedWord } from './spelling.ts'

/** The typed filters in the terms of the index. */
export type Terms = {
  hasContacts: boolean
  words: TypedWord[]
  placeIds: number[]
  placeWords: string[]
  categories: string[]
  skills: string[]
  /** Lexemes of the words that must be missing. */
  excluded: string[][]
}

export type TypedFilters = {
  query: string
  excluded: readonly string[]
  location: string
  category: string
  skills: readonly string[]
}

/**
 * Looks up words with how common they are and, for rare ones, similar words; locations by slug, name, other spelling
 * or part of the name, a province with all its towns; categories by slug or part of the name; skills in the form of
 * the index.
 */
export async function selectTerms(db: Db, typed: TypedFilters): Promise<Terms> {
  const values = [typed.query, typed.location, typed.category, typed.skills, typed.excluded]
  const { rows } = await db.$client.query<Terms>({ name: 'search terms', text: TERMS, values })
  if (!rows[0]) throw new Error('no search terms')
  return rows[0]
}

const TERMS = `
  WITH exact AS (
    SELECT id, name, kind, province FROM locations
    WHERE slug = lower($2) OR lower(name) = lower($2) OR lower($2) = ANY (aliases)
    ORDER BY kind = 'province', sort_order LIMIT 1),
  place AS (
    SELECT * FROM exact
    UNION ALL
    SELECT id, name, kind, province FROM locations
    WHERE length($2) > 2 AND position(lower($2) IN lower(name)) > 0 AND NOT EXISTS (SELECT FROM exact)),
  category AS (SELECT slug FROM categories WHERE slug = lower($3))
  SELECT lower(unaccent($1)) ~ '\\S@\\S|(\\d[^[:alnum:]]*){7}' AS "hasContacts",
    (SELECT coalesce(json_agg(json_build_object('word', w.word, 'place', w.place, 'lexeme', l.lexeme, 'cvs', k.cvs, 'similar',
          -- Within CASE, because a join would look up similar words for every word. OFFSET 0: each value is computed once.
          CASE WHEN k.cvs < 3 AND l.lexeme IS NOT NULL AND w.word ~ '^[a-z]{3,30}$'
            THEN (SELECT json_agg(similar_word) FROM similar_words(w.word) similar_word) END)
        ORDER BY w.place), '[]')
      FROM regexp_split_to_table(search_text($1), ' ') WITH ORDINALITY w (word, place)
        CROSS JOIN LATERAL (SELECT (tsvector_to_array(to_tsvector('english', w.word)))[1] AS lexeme OFFSET 0) l
        CROSS JOIN LATERAL (
          -- A word of a new CV is in the index before it is in the dictionary: it is a word, not a typing error.
          SELECT CASE WHEN known.cvs = 0 AND is_indexed(l.lexeme) THEN 1 ELSE known.cvs END AS cvs
          FROM (SELECT coalesce(sum(cvs), 0) AS cvs FROM search_words WHERE search_words.lexeme = l.lexeme) known OFFSET 0) k
      WHERE w.word <> '' AND w.place <= 12) AS words,
    ARRAY(SELECT town.id FROM place JOIN locations town
      ON town.id = place.id OR place.kind = 'province' AND town.province = place.province) AS "placeIds",
    ARRAY(SELECT word FROM regexp_split_to_table(
      search_text(coalesce((SELECT CASE kind WHEN 'province' THEN province ELSE name END FROM exact), $2)), ' ') word
      WHERE word <> '') AS "placeWords",
    ARRAY(SELECT slug FROM category
      UNION SELECT slug FROM categories WHERE $3 <> '' AND position(lower($3) IN lower(name)) > 0 AND NOT EXISTS (SELECT FROM category))
      AS categories,
    ARRAY(SELECT search_text(skill) FROM unnest($4::text[]) skill) AS skills,
    (SELECT coalesce(json_agg(lexemes), '[]')
      FROM unnest($5::text[]) word, tsvector_to_array(to_tsvector('english', search_text(word))) lexemes
      WHERE cardinality(lexemes) > 0) AS excluded`
