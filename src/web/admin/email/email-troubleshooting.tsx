import type { ReactNode } from 'react'

/** Specification 2, section 2: DNS, SPF, DKIM, and a failed login at Google as the example. */
export function EmailTroubleshooting() {
  return (
    <section className="card grid gap-4">
      <h3>Troubleshooting</h3>
      <Topic title="Which port?">
        <p>
          587 (TLS) with Secure off is right for most providers. 465 (SSL) with Secure on is the other usual
          one. 25 is unencrypted and blocked by many hosting companies.
        </p>
      </Topic>
      <Topic title="Google says “Username and Password not accepted”">
        <p>
          This is error 535. Google takes no account password from programs. Switch on 2-Step Verification in
          the Google account, open Security, then App passwords, make one for “Mail”, and use its 16 letters
          as SMTP Password.
        </p>
        <ul className="list-disc pl-5">
          <li>SMTP Host: smtp.gmail.com, port 587, Secure off</li>
          <li>SMTP Username: the whole address, as jobs@yourdomain.com</li>
          <li>From Email: the same address, or an alias that is confirmed in Gmail</li>
        </ul>
        <p>
          Google Workspace may need SMTP switched on by its administrator. Gmail takes about 500 mails a day,
          Workspace 2,000: beyond that, use a mail provider.
        </p>
      </Topic>
      <Topic title="The login is refused at another provider">
        <p>
          Type user name and password again: the user name is often the whole address. Microsoft 365 needs
          “Authenticated SMTP” switched on for the mailbox.
        </p>
      </Topic>
      <Topic title="Mail lands in the spam folder">
        <p>
          Receivers believe that a mail is yours when the DNS of your domain says so. Three records do that:
        </p>
        <ul className="list-disc pl-5">
          <li>
            <b>SPF</b> names the servers that may send mail of your domain. A domain has one such record,
            never two.
          </li>
          <li>
            <b>DKIM</b> holds the key that your mail provider signs with. The provider gives you the record
            and its selector.
          </li>
          <li>
            <b>DMARC</b> says what happens to mail that fails both, and where reports go. Begin with p=none.
          </li>
        </ul>
        <p>
          “Your domain” above shows what is there. A new record takes from minutes to a day until all name
          servers have it. From Email has to be an address of that domain, not one at gmail.com or yahoo.com.
        </p>
      </Topic>
      <Topic title="Nothing arrives, and nothing fails">
        <p>
          Look at the outbox: “Waiting” mails are tried again after 1, 5, 15 and 30 minutes, 1, 2, 4 and 8
          hours, then every 12 hours, for four days in all. A mail that the server took and that does not
          arrive lies in the spam folder, or the receiver’s server dropped it: ask your mail provider for its
          log.
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
