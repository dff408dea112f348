import type { UploadedFile } from '#domain/returns/returnDraft'
import type { AttachmentProblem } from '#domain/shared/attachment'
import { type ChosenFile, type Progress, problemWithFile } from '../shared/chosenFile.ts'
import type { Attachments } from './ports/Attachments.ts'

export type AttachmentUploaded =
  | { readonly kind: 'uploaded'; readonly file: UploadedFile }
  | { readonly kind: 'refused'; readonly problem: AttachmentProblem }

/** Judges a file by its content before it is sent. */
export class UploadAttachment {
  private readonly attachments: Attachments

  constructor(attachments: Attachments) {
    this.attachments = attachments
  }

  /** `largest` in bytes. */
  async execute(file: ChosenFile, largest: number, progress: Progress): Promise<AttachmentUploaded> {
    const problem = await problemWithFile(file, largest)
    if (problem) return { kind: 'refused', problem }
    progress.signal.throwIfAborted()
    const uploaded = await this.attachments.upload(file, progress)
    return typeof uploaded === 'string' ? { kind: 'refused', problem: uploaded } : { kind: 'uploaded', file: uploaded }
  }
}
