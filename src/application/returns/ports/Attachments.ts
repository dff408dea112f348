import type { UploadedFile } from '#domain/returns/returnDraft'
import type { ChosenFile, Progress } from '../../shared/chosenFile.ts'
import { type Token, token } from '../../shared/token.ts'

/** Files that messages and requests refer to. */
export interface Attachments {
  /** The shop judges again, by what arrived. */
  upload(file: ChosenFile, progress: Progress): Promise<UploadedFile | 'too-large' | 'wrong-type'>
}
export const Attachments: Token<Attachments> = token('Attachments')
