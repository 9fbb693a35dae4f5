import { t } from '../../../shared/language/words.ts'
import { keyHeader, textOf } from '../../app/forms/sent-values.tsx'
import { call } from '../../app/loading/api-client.ts'
import { momentOf } from '../../interviews/interview-words.ts'
import type { PlainForm, SentForm } from '../page.ts'

type Named = { id: string }

/** The id in the address of the form's page. */
const paramOf = ({ params: { id = '' } }: Pick<SentForm<object>, 'params'>): Named => ({ id })
const application = ({ id }: Named) => `/my-page/applications/${id}`

export const withdraw: PlainForm = {
  async send(sent) {
    const param = paramOf(sent)
    await call(sent.client.api.user.applications[':id'].withdraw.$post({ param }))
    return { to: application(param), notice: { title: t('Application Withdrawn') } }
  },
}

export const pickTime: PlainForm = {
  async send(sent) {
    const param = paramOf(sent)
    const [time, seen] = [textOf(sent.values, 'time'), textOf(sent.values, 'seen')]
    await call(sent.client.api.user.applications[':id'].interview.pick.$post({ param, json: { time, seen } }))
    return { to: application(param), notice: { title: t('Interview agreed'), description: momentOf(time) } }
  },
}

export const askForTime: PlainForm = {
  async send(sent) {
    const param = paramOf(sent)
    const [words, seen] = [textOf(sent.values, 'words'), textOf(sent.values, 'seen')]
    await call(sent.client.api.user.applications[':id'].interview.ask.$post({ param, json: { words, seen } }))
    return {
      to: application(param),
      notice: { title: t('Request sent'), description: t('The company will offer other times.') },
    }
  },
}

/** Marks the CV of an application as hired. */
export const markHired: PlainForm = {
  async send(sent) {
    const param = paramOf(sent)
    const all = await call(sent.client.api.user.applications.$get())
    const cvId = all.find(({ id }) => String(id) === param.id)?.cvId
    await call(
      sent.client.api.cvs[':id'].$patch({ param: { id: String(cvId ?? '') }, json: { status: 'hired' } }),
    )
    return {
      to: application(param),
      notice: { title: t('CV Updated'), description: t('It shows as No Longer Available now.') },
    }
  },
}

const sentMessage = () => ({ title: t('Message sent') })

export const answerMessage: PlainForm = {
  async send(sent) {
    const param = paramOf(sent)
    const json = { body: textOf(sent.values, 'body') }
    const headers = keyHeader(sent.values)
    await call(sent.client.api.user.conversations[':id'].messages.$post({ param, json }, { headers }))
    return { to: `/my-page/messages/${param.id}`, notice: sentMessage() }
  },
}

export const startConversation: PlainForm<{ application?: number | undefined }> = {
  async send({ search: { application = 0 }, values, client }) {
    const json = { application, body: textOf(values, 'body') }
    const headers = keyHeader(values)
    const { conversationId } = await call(client.api.user.conversations.$post({ json }, { headers }))
    return { to: `/my-page/messages/${conversationId}`, notice: sentMessage() }
  },
}
