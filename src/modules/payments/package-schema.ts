import * as v from 'valibot'
import { optionalText, text } from '../../shared/fields.ts'
import { sortOrder } from '../catalog/entry-schema.ts'

const CREDITS_MESSAGE = 'Credits must be a whole number from 1 to 100,000'
const PRICE_MESSAGE = 'Please enter a price in kina, like 450.00, up to K1,000,000'

/** `price` in toea. */
export const PackageInput = v.object({
  name: text(1, 100, 'Package name is required'),
  credits: v.pipe(
    v.number(CREDITS_MESSAGE),
    v.integer(CREDITS_MESSAGE),
    v.minValue(1, CREDITS_MESSAGE),
    v.maxValue(100_000, CREDITS_MESSAGE),
  ),
  price: v.pipe(
    v.number(PRICE_MESSAGE),
    v.integer(PRICE_MESSAGE),
    v.minValue(0, PRICE_MESSAGE),
    v.maxValue(100_000_000, PRICE_MESSAGE),
  ),
  description: optionalText(1000),
  sortOrder,
  isActive: v.optional(v.boolean()),
})
export type PackageInput = v.InferOutput<typeof PackageInput>

export const PackageToggle = v.object({ isActive: v.boolean('Please choose active or not') })
