import type { AttachmentProblem } from '#domain/shared/attachment'

export interface FileProblem<Kind = AttachmentProblem> {
  readonly name: string
  readonly kind: Kind
}

/** Keys of texts, the same in each namespace that has files. */
export const fileProblems = {
  empty: 'files.empty',
  'too-large': 'files.tooLarge',
  'wrong-type': 'files.wrongType',
  renamed: 'files.renamed',
} as const satisfies Readonly<Record<AttachmentProblem, string>>

/** In megabytes, as players read it. */
export function megabytes(bytes: number): number {
  return Math.round(bytes / 104_857.6) / 10
}
