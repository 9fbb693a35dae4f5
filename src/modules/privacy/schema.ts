import * as v from 'valibot'
import { text } from '../../shared/fields.ts'
import { searchText } from '../../shared/lists.ts'
import { AUDIENCES } from '../accounts/choices.ts'

export const VisibilityChange = v.object({ shownTo: v.picklist(AUDIENCES, 'Please choose who finds you') })

const NAME = 'Please enter the name of a company'
export const CompanyName = v.object({
  name: v.pipe(text(2, 255, NAME), v.regex(/[\p{L}\p{N}]/u, NAME)),
})

/** Part of a name. */
export const NameSearch = v.object({ search: searchText })
