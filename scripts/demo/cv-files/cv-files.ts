import type { DemoCv, DemoJobSeeker } from '../people/job-seeker.ts'
import { drawPortrait } from '../portrait.ts'
import { wordCv } from './cv-docx.ts'
import { bannerCv } from './cv-pdf-banner.ts'
import { sidebarCv } from './cv-pdf-sidebar.ts'
import { typedCv } from './cv-pdf-typed.ts'

export type CvFile = { fileName: string; contentType: string; bytes: Buffer }

/** Makes a person's CV file: PDF or DOCX, in one of three designs each. */
export async function writeCvFile(person: DemoJobSeeker, cv: DemoCv = person.cvs[0]): Promise<CvFile> {
  if (cv.fileType === 'docx') {
    return {
      fileName: fileName(person, cv),
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      bytes: await wordCv(person, cv),
    }
  }
  return { fileName: fileName(person, cv), contentType: 'application/pdf', bytes: await pdfCv(person, cv) }
}

async function pdfCv(person: DemoJobSeeker, cv: DemoCv): Promise<Buffer> {
  if (cv.design === 0) return sidebarCv(person, cv, person.hasPhoto ? await drawPortrait(person) : undefined)
  return cv.design === 1 ? typedCv(person, cv) : bannerCv(person, cv)
}

/** A file name as people choose it. */
function fileName(person: DemoJobSeeker, cv: DemoCv): string {
  const name = person.fullName
  const names = [
    `${name} CV`,
    `CV_${name.replaceAll(' ', '_')}`,
    `${name.replaceAll(' ', '-')}-${cv.jobTitle.replace(/[^A-Za-z]+/g, '-')}`.replace(/-+$/, ''),
    `my cv ${name.toLowerCase()}`,
  ]
  return `${(cv === person.cvs[0] ? names[person.index % names.length] : names[2]) ?? name}.${cv.fileType}`
}
