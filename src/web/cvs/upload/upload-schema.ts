import * as v from 'valibot'
import { CvForm } from '../../../modules/cvs/schema.ts'
import { FILE_REQUIRED, fileProblem } from './upload-values.ts'

/**
 * Returns the schema of the form. `isNew`: a file is required, chosen now or read before. Otherwise the current file
 * stays if no new one is chosen.
 */
export const uploadSchema = (isNew: boolean) =>
  v.intersect([
    v.pipe(
      v.object({ file: v.optional(v.instance(File)), readFile: v.optional(v.string(), '') }),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        const { file, readFile } = dataset.value
        const problem = file ? fileProblem(file) : isNew && !readFile ? FILE_REQUIRED : undefined
        if (!problem) return
        const path = {
          type: 'object',
          origin: 'value',
          input: dataset.value,
          key: 'file',
          value: file,
        } as const
        addIssue({ message: problem.description, path: [path] })
      }),
    ),
    CvForm,
  ])
