import { makeAutoObservable } from 'mobx'
import type { LayoutBlockRow } from '../contexts/support/data.ts'
import { addBlock, blocksOn, type EditablePage, editablePages, moveBlock, showBlock } from '../contexts/support/layoutEditing.ts'
import type { DeskContext } from './DeskContext.ts'
import type { WorldAtom } from './WorldAtom.ts'

const everyPage = ['text', 'figures', 'choices', 'questions', 'picture', 'links', 'launch-monitor', 'unknown']
const own: Readonly<Partial<Record<EditablePage, readonly string[]>>> = {
  home: ['next-lesson', 'bookings', 'lesson-credit', 'book-again', 'hole-of-the-week', 'tip'],
  shop: ['lead', 'categories', 'products', 'specials', 'pro-shop'],
}
const empty = { title: '', content: '', label: '', value: '' }

/** Edits the pages that the club lays out; the product reads them again at once. */
export class LayoutEditor {
  page: EditablePage = 'home'
  type = 'text'
  words = empty
  readonly #context: DeskContext
  readonly #atom: WorldAtom

  constructor(context: DeskContext, atom: WorldAtom) {
    this.#context = context
    this.#atom = atom
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get blocks(): readonly LayoutBlockRow[] {
    this.#atom.reportObserved()
    return blocksOn(this.#context.backend.world, this.page)
  }

  get types(): readonly string[] {
    return [...(own[this.page] ?? []), ...everyPage]
  }

  choosePage(page: string): void {
    this.page = editablePages.find((each) => each === page) ?? 'home'
    this.type = 'text'
  }

  chooseType(type: string): void {
    this.type = type
  }

  write(words: Partial<typeof empty>): void {
    this.words = { ...this.words, ...words }
  }

  move(id: string, by: 1 | -1): Promise<void> {
    return this.change(() => moveBlock(this.#context.backend.world, this.page, { id, by }))
  }

  show({ id, isHidden = false }: LayoutBlockRow): Promise<void> {
    return this.change(() => showBlock(this.#context.backend.world, this.page, { id, isHidden: !isHidden }))
  }

  async add(): Promise<void> {
    const { title, content, label, value } = this.words
    const block = { type: this.type, title: title.trim() || 'New block', content, item: { label, value } }
    await this.change(() => addBlock(this.#context.backend.world, this.page, block))
    this.write(empty)
  }

  private async change(work: () => Promise<void>): Promise<void> {
    await this.#context.kept.change(work)
    this.#atom.reportChanged()
    this.#context.product.reloadData()
  }
}
