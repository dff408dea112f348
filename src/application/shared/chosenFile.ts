import { type AttachmentProblem, bytesToJudge, problemWith } from '#domain/shared/attachment'

export type ChosenFile = Pick<Blob, 'size' | 'slice' | 'arrayBuffer'> & { readonly name: string }

export interface Progress {
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Judges a file by its content. `largest` in bytes. */
export async function problemWithFile(file: ChosenFile, largest: number): Promise<AttachmentProblem | undefined> {
  const { name, size } = file
  return problemWith({ name, size, bytes: await beginningOf(file) }, largest)
}

/** The bytes that tell what a file is. */
export async function beginningOf(file: ChosenFile): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, bytesToJudge).arrayBuffer())
}
