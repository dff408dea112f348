import { BehaviorSubject, type Observable, skip } from 'rxjs'
import { type AddState, added, adding, cleared, idleAdd, notAdded } from '#domain/commerce/addState'
import type { Selection } from '#domain/commerce/selection'
import type { Source } from '../shared/Source.ts'
import type { CartOutcome, ChangeCart } from './ChangeCart.ts'

export class AddToCart implements Source<AddState> {
  readonly changes: Observable<AddState>
  private readonly states = new BehaviorSubject<AddState>(idleAdd)
  private readonly changeCart: Pick<ChangeCart, 'execute'>

  constructor(changeCart: Pick<ChangeCart, 'execute'>) {
    this.changeCart = changeCart
    this.changes = this.states.pipe(skip(1))
  }

  get value(): AddState {
    return this.states.value
  }

  async execute(selection: Selection, ...along: readonly Selection[]): Promise<CartOutcome> {
    this.states.next(adding)
    try {
      const outcome = await this.changeCart.execute(
        along.length === 0 ? { kind: 'add', selection } : { kind: 'add-all', selections: [selection, ...along] },
      )
      this.states.next(stateAfter(outcome, selection))
      return outcome
    } catch (error) {
      this.states.next(idleAdd)
      throw error
    }
  }

  clear(): void {
    this.states.next(cleared(this.value))
  }
}

function stateAfter(outcome: CartOutcome, { kind }: Selection): AddState {
  switch (outcome.kind) {
    case 'changed':
      return added
    case 'refused':
      return notAdded(kind, outcome.message)
    case 'impossible':
      return idleAdd
  }
}
