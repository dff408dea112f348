import type { Draft, Drafts, KeptDraft } from '#app/shared/ports/Drafts'

export class DraftsInMemory implements Drafts {
  readonly kept = new Map<string, Draft>()

  open(form: string, receive: (kept: KeptDraft) => void): () => void {
    receive({ value: this.kept.get(form), keep: (draft) => this.keep(form, draft) })
    return () => undefined
  }

  private keep(form: string, draft: Draft): void {
    if (Object.keys(draft).length > 0) this.kept.set(form, draft)
    else this.kept.delete(form)
  }
}
