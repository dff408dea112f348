import type { ServiceIdentifier } from 'inversify'
import type { ContextName } from '#composition/context'
import type { Ask } from '#composition/provide'
import type { Session } from '#domain/session/session'
import type { Answer } from '#mocks/handling'
import type { LogEntry } from '#mocks/Log'
import type { Declared } from '../declared.ts'
import type { Row } from '../Row.ts'
import { Fork } from '../stage/Fork.ts'
import type { Stage } from '../stage/Stage.ts'
import { askedByCompanions } from './companions.ts'
import { outcomeOf, reading, type Shown, writing } from './Shown.ts'

/** A row whose world is ready, and what comes of its action while nothing is wrong. */
export interface Prepared {
  readonly call: Declared
  readonly row: Row
  readonly act: (ask: Ask, signal?: AbortSignal) => Promise<unknown>
  readonly session: Session
  /** Those that the action and its companions need. */
  readonly contexts: readonly ContextName[]
  readonly fork: Fork
  readonly value: unknown
  readonly effect: string
  /** The servers' own answer. */
  readonly answer: Answer
}

export function shownBy(call: Declared, row: Row, before: unknown): Shown {
  return isReading(call, row) ? reading(before) : writing()
}

export function isReading({ kind }: Declared, row: Row): boolean {
  return kind === 'read' || row.reading === true
}

/** Makes the world fit, and tries the action once. */
export async function prepare(stage: Stage, call: Declared, row: Row): Promise<Prepared> {
  const { world } = stage.backend
  const anybody = await stage.product(stage.device(await stage.letIn({})))
  const act = await row.prepare({ ask: anybody.ask, world, given: stage.given })
  const session = await stage.letIn(row)
  const fork = new Fork(world)
  const answers = new Answers(call.id)
  const product = await stage.product(stage.device(session), { answered: answers.take })
  const shown = shownBy(call, row, undefined)
  const asked = new Set<ServiceIdentifier>(askedByCompanions)
  const ask: Ask = (what) => {
    asked.add(what)
    return product.ask(what)
  }
  await shown.run((signal) => act(ask, signal))
  const outcome = outcomeOf(shown, row.refusals)
  if (outcome !== 'done')
    throw new Error(`${row.id} comes to "${outcome}" though nothing is wrong`, { cause: shown.failure ?? shown.fault?.error })
  const contexts = await stage.contextsOf(asked)
  const result = { value: shown.value, effect: fork.effect(), answer: await answers.last() }
  fork.restore()
  return { call, row, act, session, contexts, fork, ...result }
}

class Answers {
  readonly take: (entry: LogEntry, response: Response) => void
  private latest: Response | undefined

  constructor(id: string) {
    this.take = ({ call }, response) => {
      if (call === id) this.latest = response.clone()
    }
  }

  async last(): Promise<Answer> {
    if (!this.latest) throw new Error('The action does not make its call')
    return { status: this.latest.status, body: await this.latest.json() }
  }
}
