import type { EmailChange, PasswordChange } from '../../../modules/accounts/schema.ts'
import type { SessionKind } from '../../../shared/rendering.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'

/** The two kinds of account that can register. */
export type AccountKind = 'jobSeeker' | 'employer'

const CALLS = {
  jobSeeker: ({ api: { auth } }: ApiClient) => ({
    changePassword: (json: PasswordChange) => call(auth['change-password'].$post({ json })),
    changeEmail: (json: EmailChange) => call(auth['change-email'].$post({ json })),
    askAgain: () => call(auth['change-email'].again.$post()),
    cancelEmail: () => call(auth['change-email'].$delete()),
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
  }),
  administrator: ({
    api: {
      auth: { admin },
    },
  }: ApiClient) => ({
    changePassword: (json: PasswordChange) => call(admin['change-password'].$post({ json })),
    changeEmail: (json: EmailChange) => call(admin['change-email'].$post({ json })),
    askAgain: () => call(admin['change-email'].again.$post()),
    cancelEmail: () => call(admin['change-email'].$delete()),
  }),
}

export const accountCalls = (client: ApiClient, kind: SessionKind) => CALLS[kind](client)

const SESSIONS = {
  jobSeeker: ({ api: { auth } }: ApiClient) => ({
    list: () => call(auth.sessions.$get()),
    end: (id: string) => call(auth.sessions[':id'].$delete({ param: { id } })),
    endOthers: () => call(auth.sessions.$delete()),
  }),
  employer: ({ api: { auth } }: ApiClient) => ({
    list: () => call(auth.employer.sessions.$get()),
    end: (id: string) => call(auth.employer.sessions[':id'].$delete({ param: { id } })),
    endOthers: () => call(auth.employer.sessions.$delete()),
  }),
  administrator: ({ api: { auth } }: ApiClient) => ({
    list: () => call(auth.admin.sessions.$get()),
    end: (id: string) => call(auth.admin.sessions[':id'].$delete({ param: { id } })),
    endOthers: () => call(auth.admin.sessions.$delete()),
  }),
}

export const sessionCalls = (client: ApiClient, kind: SessionKind) => SESSIONS[kind](client)
