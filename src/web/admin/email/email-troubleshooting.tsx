import type { ReactNode } from 'react'

/** Help with DNS, SPF and DKIM, and a failed login at Google as the example. */
export function EmailTroubleshooting() {
  return (
    <section className="card grid gap-4">
      <h3>Troubleshooting</h3>
      <Topic title="Which port?">
        <p>
          587 (TLS) with Secure off is right for most providers. 465 (SSL) with Secure on is also common. 25
          is unencrypted, and many hosting companies block it.
        </p>
      </Topic>
      <Topic title="Google says “Username and Password not accepted”">
        <p>
          This is error 535. Google does not accept the account password from programs. Switch on 2-Step
          Verification in the Google account, open Security, then App passwords, make one for “Mail”, and use
          its 16 letters as SMTP Password.
        </p>
        <ul className="list-disc pl-5">
          <li>SMTP Host: smtp.gmail.com, port 587, Secure off</li>
          <li>SMTP Username: the whole address, such as jobs@yourdomain.com</li>
          <li>From Email: the same address, or an alias that is confirmed in Gmail</li>
        </ul>
        <p>
          In Google Workspace, an administrator may have to switch on SMTP. Gmail accepts about 500 emails a
          day, Workspace 2,000. If you send more, use a mail provider.
        </p>
      </Topic>
      <Topic title="Another provider refuses the login">
        <p>
          Type the user name and password again: the user name is often the whole address. In Microsoft 365,
          switch on “Authenticated SMTP” for the mailbox.
        </p>
      </Topic>
      <Topic title="Emails go to the spam folder">
        <p>
          Other mail servers accept an email as yours if the DNS of your domain says so. Three records do
          that:
        </p>
        <ul className="list-disc pl-5">
          <li>
            <b>SPF</b> names the servers that may send email for your domain. A domain has one such record,
            never two.
          </li>
          <li>
            <b>DKIM</b> contains the key that your mail provider signs with. The provider gives you the record
            and its selector.
          </li>
          <li>
            <b>DMARC</b> says what happens to email that fails both, and where reports go. Begin with p=none.
          </li>
        </ul>
        <p>
          “Your domain” above shows the current records. It can take from minutes to a day until all name
          servers have a new record. From Email must be an address at that domain, not at gmail.com or
          yahoo.com.
        </p>
      </Topic>
      <Topic title="Nothing arrives, and nothing fails">
        <p>
          Look at the outbox: “Waiting” emails are tried again after 1, 5, 15 and 30 minutes, 1, 2, 4 and 8
          hours, then every 12 hours, for four days in total. If the server accepted an email and it does not
          arrive, it is in the spam folder or the recipient’s server dropped it: ask your mail provider for
          its log.
        </p>
      </Topic>
    </section>
  )
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-semibold text-brand underline">
        {title}
      </summary>
      <div className="grid gap-2 pb-2">{children}</div>
    </details>
  )
}
