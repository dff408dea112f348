import type { AddNote } from '#app/learning/AddNote'
import type { LinkSharing } from '#app/learning/ports/LinkSharing'
import type { VideoNotes } from '#app/learning/ports/VideoNotes'
import type { Drafts, Draft as Fields } from '#app/shared/ports/Drafts'
import { type CommentProblem, commentProblem } from '#domain/learning/comment'
import type { VideoNote } from '#domain/learning/note'
import { readableText } from '#domain/shared/typedText'
import { FormDraft } from '#ui/shell/FormDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

export interface Draft {
  readonly id?: string
  readonly time: number
  readonly text: string
}

export class NotesModel {
  readonly reading = new Loaded<readonly VideoNote[]>()
  readonly saving = new Task()
  readonly removing = new Task()
  draft: Draft | undefined = undefined
  problem: CommentProblem | undefined = undefined
  videoId = ''
  readonly #notes: VideoNotes
  readonly #adding: AddNote
  readonly #handover: Pick<LinkSharing, 'copy'>
  readonly #formDraft: FormDraft

  constructor(notes: VideoNotes, adding: AddNote, handover: Pick<LinkSharing, 'copy'>, drafts: Drafts) {
    this.#notes = notes
    this.#adding = adding
    this.#handover = handover
    this.#formDraft = new FormDraft(drafts)
    makeReactive(this)
  }

  get all(): readonly VideoNote[] {
    return this.reading.value ?? []
  }

  get isUnsent(): boolean {
    return this.draft !== undefined && readableText(this.draft.text) !== ''
  }

  async open(videoId: string): Promise<void> {
    if (videoId !== this.videoId) {
      this.close()
      this.reading.clear()
      this.drop()
    }
    this.videoId = videoId
    if (!this.#formDraft.isKept) this.#formDraft.keep({ name: `note ${videoId}`, typed: () => this.typed, restore: this.restore })
    await this.read()
  }

  close(): void {
    this.#formDraft.stop()
    this.reading.cancel()
  }

  private get typed(): Fields {
    const { id, time, text } = this.draft ?? {}
    return this.isUnsent ? { time: `${time}`, text: `${text}`, ...(id !== undefined && { id }) } : {}
  }

  private restore({ time, text = '', id }: Fields): void {
    this.draft ??= { time: Number(time), text, ...(id !== undefined && { id }) }
  }

  begin(time: number): void {
    this.draft ??= { time: Math.round(time * 10) / 10, text: '' }
  }

  edit(note: VideoNote): void {
    this.drop()
    this.draft = note
  }

  write(text: string): void {
    if (this.draft) this.draft = { ...this.draft, text }
    this.problem = undefined
  }

  drop(): void {
    this.draft = undefined
    this.problem = undefined
    this.saving.clear()
  }

  async save(): Promise<void> {
    const { draft } = this
    if (!draft) return
    this.problem = commentProblem(draft.text)
    if (this.problem) return
    if (await this.saving.run(() => this.send(draft))) await this.settle()
  }

  async remove({ id }: VideoNote): Promise<boolean> {
    const isDone = await this.removing.run(async () => {
      await this.#notes.remove(id)
      return true
    })
    if (isDone) await this.read()
    return isDone === true
  }

  /** The API gives it a new id. */
  async putBack({ time, text }: VideoNote): Promise<void> {
    if (await this.removing.run(() => this.add({ time, text }))) await this.read()
  }

  copyLink(address: string): Promise<boolean> {
    return this.#handover.copy(address)
  }

  private async settle(): Promise<void> {
    this.drop()
    await this.read()
  }

  private async send({ id, time, ...typed }: Draft): Promise<unknown> {
    const text = readableText(typed.text)
    if (id === undefined) return this.add({ time, text })
    await this.#notes.change(this.videoId, { id, time, text })
    return 'changed'
  }

  private add(note: Omit<VideoNote, 'id'>): Promise<'added'> {
    return this.#adding.execute({ videoId: this.videoId, known: this.all, ...note })
  }

  private read(): Promise<void> {
    const { videoId } = this
    return this.reading.load((signal) => this.#notes.of(videoId, signal))
  }
}
