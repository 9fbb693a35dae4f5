import * as v from 'valibot'

const MESSAGE = 'This browser sent no address for its messages'
const endpoint = v.pipe(
  v.string(MESSAGE),
  v.maxLength(1000, MESSAGE),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), MESSAGE),
)
/** Base64url, with or without padding. */
const key = (length: number) =>
  v.pipe(
    v.string(MESSAGE),
    v.regex(/^[\w-]+={0,2}$/, MESSAGE),
    v.transform((text) => text.replace(/=+$/, '')),
    v.length(length, MESSAGE),
  )

/** 65 and 16 bytes: what a browser gives for its push messages (`PushSubscription.toJSON()`). */
export const NewSubscription = v.object({
  endpoint,
  keys: v.object({ p256dh: key(87), auth: key(22) }),
})
export type NewSubscription = v.InferOutput<typeof NewSubscription>

export const SubscriptionAddress = v.object({ endpoint })
