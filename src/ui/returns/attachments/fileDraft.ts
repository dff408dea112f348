import type { Draft } from '#app/shared/ports/Drafts'
import type { UploadedFile } from '#domain/returns/returnDraft'

const prefix = 'file.'

export function draftOfFiles(files: readonly UploadedFile[]): Draft {
  return Object.fromEntries(files.map(({ hash, name }) => [prefix + hash, name]))
}

export function filesInDraft(draft: Draft): readonly UploadedFile[] {
  return Object.entries(draft).flatMap(([key, name]) => (key.startsWith(prefix) ? [{ hash: key.slice(prefix.length), name }] : []))
}
