import { makeAutoObservable } from 'mobx'
import type { ClubMailRow } from '../contexts/support/data.ts'
import type { DeskContext } from './DeskContext.ts'
import type { WorldAtom } from './WorldAtom.ts'

export interface ReceivedByClub extends Pick<ClubMailRow, 'id' | 'from' | 'subject' | 'at'> {
  readonly about: string
  readonly texts: readonly string[]
}

const most = 20

const kinds: Readonly<Record<ClubMailRow['kind'], string>> = {
  contact: 'Contact form',
  referral: 'Referral form',
  ticket: 'Ticket',
  survey: 'Survey',
}

/** What visitors and players send to the club's staff. */
export class ClubMailbox {
  readonly #context: DeskContext
  readonly #atom: WorldAtom

  constructor(context: DeskContext, atom: WorldAtom) {
    this.#context = context
    this.#atom = atom
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get count(): number {
    this.#atom.reportObserved()
    return this.#context.backend.world.clubMail.list().length
  }

  get newest(): readonly ReceivedByClub[] {
    this.#atom.reportObserved()
    const { clubMail } = this.#context.backend.world
    return clubMail.list().slice(-most).reverse().map(received)
  }
}

function received({ id, from, subject, at, kind, fields, files, answer }: ClubMailRow): ReceivedByClub {
  const texts = [
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
    ...files.map(({ name, type, bytes }) => `${name}: ${type}, ${bytes} bytes`),
    ...(answer === undefined ? [] : [`answered: ${answer}`]),
  ]
  return { id, from, subject, at, about: kinds[kind], texts }
}
