import type { EmailChange, PasswordChange } from '../../modules/accounts/schema.ts'
import { type ApiClient, call } from '../api-client.ts'

/** The two kinds of account that people register. */
export type AccountKind = 'jobSeeker' | 'employer'

const CALLS = {
  jobSeeker: ({ api: { auth } }: ApiClient) => ({
    changePassword: (json: PasswordChange) => call(auth['change-password'].$post({ json })),
    changeEmail: (json: EmailChange) => call(auth['change-email'].$post({ json })),
    askAgain: () => call(auth['change-email'].again.$post()),
    cancelEmail: () => call(auth['change-email'].$delete()),
    listSessions: () => call(auth.sessions.$get()),
    endSession: (id: string) => call(auth.sessions[':id'].$delete({ param: { id } })),
    endOtherSessions: () => call(auth.sessions.$delete()),
  }),
  employer: ({
    api: {
      auth: { employer },
    },
  }: ApiClient) => ({
    changePassword: (json: PasswordChange) => call(employer['change-password'].$post({ json })),
    changeEmail: (json: EmailChange) => call(employer['change-email'].$post({ json })),
    askAgain: () => call(employer['change-email'].again.$post()),
    cancelEmail: () => call(employer['change-email'].$delete()),
    listSessions: () => call(employer.sessions.$get()),
    endSession: (id: string) => call(employer.sessions[':id'].$delete({ param: { id } })),
    endOtherSessions: () => call(employer.sessions.$delete()),
  }),
}

export const accountCalls = (client: ApiClient, kind: AccountKind) => CALLS[kind](client)
