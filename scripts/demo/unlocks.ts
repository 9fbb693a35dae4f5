export type DemoUnlock = {
  /** The key of an employer. */
  employer: string
  /** A user name. The employer opens the person's first CV. */
  jobSeeker: string
  viewedDaysAgo: number
  /** Absent if the CV was opened but not downloaded. */
  downloadedDaysAgo?: number
}

/** CVs that were found by search and paid for: user name, days since the view, days since the download. */
const unlocksOf: Readonly<Record<string, readonly (readonly [string, number, number?])[]>> = {
  lae: [
    ['koivi', 30, 29],
    ['tgiame', 30],
    ['swartovo', 29],
    ['alois.sari', 21, 21],
    ['melissa.kumai', 44, 43],
    ['josephine', 27],
    ['ekiye', 24, 24],
    ['dorcas.yambo', 9],
    ['nigelkapi', 6],
  ],
  boroko: [
    ['gsiune', 40, 40],
    ['tauvaieke', 22, 20],
    ['hane.igo', 25, 25],
    ['igavagi', 18],
    ['pbofeng', 16],
    ['naomi.duru', 12, 9],
    ['bhojabo', 7],
    ['ana', 5],
  ],
  sirunki: [
    ['ana', 19, 18],
    ['belinda.kopana', 34, 33],
    ['rlakau', 33, 31],
    ['tagobe', 28],
    ['apyaso', 26, 26],
    ['naomi.duru', 20, 20],
    ['koivi', 14],
    ['dorcas.yambo', 13, 13],
    ['mtamul', 12],
    ['drkaupa', 5],
  ],
  waghi: [
    ['ana', 24],
    ['liz.sirivoi', 24, 23],
    ['joyce.gotaha', 20],
    ['hagai', 19, 19],
    ['drkaupa', 11, 10],
    ['isaac.rumints', 4],
  ],
  kerevat: [
    ['roselyn.turagil', 17, 16],
    ['paulkaoa', 17],
    ['wesley.izo', 15],
  ],
  kwato: [['jacinta.tivut', 13]],
  garamut: [
    ['nigelkapi', 10, 9],
    ['graceulai', 19],
    ['isaac.rumints', 8],
    ['hane.igo', 3],
  ],
  sepik: [['jonorari', 16]],
}

export const unlocks: readonly DemoUnlock[] = Object.entries(unlocksOf).flatMap(([employer, people]) =>
  people.map(([jobSeeker, viewedDaysAgo, downloadedDaysAgo]) => ({
    employer,
    jobSeeker,
    viewedDaysAgo,
    ...(downloadedDaysAgo === undefined ? {} : { downloadedDaysAgo }),
  })),
)
