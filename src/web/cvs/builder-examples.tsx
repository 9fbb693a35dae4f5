const EXAMPLES = [
  {
    kind: 'Trades and machines',
    summary:
      'Heavy equipment fitter with six years on loaders and trucks. NATTB trade certificate, driver licence class 6. I work safely, keep the job cards and am happy with camp work.',
    tasks:
      'Serviced 20 trucks and 6 loaders every 250 hours\nFound and mended faults in brakes and hydraulics\nTrained two apprentices',
  },
  {
    kind: 'Office and shop',
    summary:
      'Accounts clerk with four years in a hardware company. I know Excel and Attaché, close the month on time, and speak politely with customers.',
    tasks:
      'Paid 80 suppliers a month, without one late fee\nCounted the tills of three shops every evening\nFiled leave and wages of 45 people',
  },
  {
    kind: 'First job',
    summary:
      'I finished Grade 12 in 2025 and look for my first job. I come on time, learn fast and have sold at the market and kept the youth group’s money for two years.',
    tasks:
      'Sold vegetables at Lae market every weekend\nKept the money and the list of 60 members of our youth group\nHelped to build a classroom',
  },
]

/** To be read, not to be copied: what a good entry looks like. */
export function BuilderExamples() {
  return (
    <details className="card">
      <summary className="btn btn-bare -ml-4">Examples of good texts</summary>
      <div className="grid gap-4">
        {EXAMPLES.map(({ kind, summary, tasks }) => (
          <section key={kind}>
            <h3 className="text-17">{kind}</h3>
            <p className="help">Professional Summary</p>
            <p>{summary}</p>
            <p className="help">What you did</p>
            <ul className="list-disc pl-4">
              {tasks.split('\n').map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  )
}
