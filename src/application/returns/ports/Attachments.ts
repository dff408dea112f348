import type { UploadedFile } from '#domain/returns/returnDraft'
import { type Token, token } from '../../shared/token.ts'

/** A file as the customer has chosen it. */
export type ChosenFile = Pick<Blob, 'size' | 'slice' | 'arrayBuffer'> & { readonly name: string }

export interface Progress {
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Files that messages and requests refer to. */
export interface Attachments {
  /** The shop judges again, by what arrived. */
  upload(file: ChosenFile, progress: Progress): Promise<UploadedFile | 'too-large' | 'wrong-type'>
}
export const Attachments: Token<Attachments> = token('Attachments')
