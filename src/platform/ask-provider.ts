import * as v from 'valibot'
import type { Context } from './context.ts'
import { describeError } from './database/errors.ts'

/** Milliseconds that a search waits for the provider, for all its questions together. */
export const PROVIDER_TIME = 1500
/** The number of characters of an answer that are read. */
const LONGEST_ANSWER = 40_000

/** Whether the operator has set up a provider. An address is enough: some need neither key nor model. */
export function hasProvider({ config }: Context): boolean {
  return config.ai.baseUrl !== undefined
}

const Completion = v.object({
  choices: v.pipe(v.array(v.object({ message: v.object({ content: v.string() }) })), v.minLength(1)),
})

/**
 * Asks an OpenAI-compatible endpoint for JSON of a shape. Returns undefined without a provider and after any failure:
 * too late, refused, not JSON, or another shape. Sends only the text that the caller passes.
 */
export async function askProvider<S extends v.GenericSchema>(
  ctx: Context,
  {
    instruction,
    question,
    schema,
    signal,
  }: { instruction: string; question: unknown; schema: S; signal: AbortSignal },
): Promise<v.InferOutput<S> | undefined> {
  const { baseUrl, apiKey, model } = ctx.config.ai
  if (baseUrl === undefined || signal.aborted) return undefined
  try {
    const answer = await fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        temperature: 0,
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: instruction },
          { role: 'user', content: JSON.stringify(question) },
        ],
      }),
      redirect: 'error',
      signal,
    })
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    const text = (await answer.text()).slice(0, LONGEST_ANSWER)
    const [choice] = v.parse(Completion, JSON.parse(text)).choices
    return v.parse(schema, JSON.parse(choice?.message.content ?? ''))
  } catch (error) {
    ctx.log.warn({ error: describeError(error).error }, 'the AI provider gave no usable answer')
    return undefined
  }
}
