import { unusablePaths } from '../../parsers/unusablePaths.ts'
import { brokenValueIn } from '../cell/absurd.ts'
import type { PreparedRow } from '../cell/PreparedRow.ts'
import type { TestEnvironment } from '../environment/TestEnvironment.ts'
import { type Forgery, forge } from './forge.ts'
import { Random } from './Random.ts'

export interface ForgedRow {
  readonly call: string
  readonly outcomes: Readonly<Record<string, number>>
  readonly troubles: readonly string[]
}

export interface ForgedShare {
  readonly seed: string
  /** The numbers of the answers. */
  readonly numbers: readonly number[]
}

const told: readonly string[] = ['done', 'broken-contract', 'rejected']

/** A refresh that can't be read signs out; a friend without a name is not named; a cart that can't be read whole isn't ordered. */
const ofItsOwn: Readonly<Record<string, string>> = {
  'session.refresh-token': 'unauthorised',
  'session.player-by-pid': 'skeleton',
  'commerce.set-billing-address': 'not shown as done',
}

export async function playForged(
  environment: TestEnvironment,
  prepared: PreparedRow,
  { seed, numbers }: ForgedShare,
  report: (number: number) => void = () => undefined,
): Promise<ForgedRow> {
  const { call, answer } = prepared
  const outcomes: Record<string, number> = {}
  const troubles: string[] = []
  for (const number of numbers) {
    report(number)
    const forgery = forge(call, answer.body, new Random(`${seed} ${call.id} ${number}`))
    const { outcome, trouble } = await play(environment, prepared, forgery)
    const name = outcome.startsWith('refused') ? 'refused' : outcome
    outcomes[name] = (outcomes[name] ?? 0) + 1
    if (trouble) troubles.push(`${call.id} ${number}, ${forgery.words}: ${trouble}`)
  }
  return { call: call.id, outcomes, troubles }
}

/** In a new tab, so that nothing is cached. */
async function play(environment: TestEnvironment, prepared: PreparedRow, { response }: Forgery) {
  const { clock, forged, watch } = environment
  const product = await environment.product(environment.device(prepared.session), prepared)
  const shown = prepared.show(product.ask)
  try {
    shown.open()
    await clock.settle()
    watch.clear()
    forged.set(prepared.call.id, response)
    shown.act()
    const isIdle = await clock.settle()
    const { outcome, busy, value, view } = shown
    const trouble =
      (isExpected(outcome, prepared.call.id) ? undefined : `comes to "${outcome}"`) ??
      (busy ? 'stays busy' : undefined) ??
      (isIdle && clock.left === 0 ? undefined : 'something still waits') ??
      watch.rejected[0] ??
      watch.timers[0] ??
      ('isForged' in Object.prototype ? 'changes what every object has' : undefined) ??
      brokenValueIn(view.models ?? []) ??
      unusablePaths(value)
    return { outcome, trouble }
  } finally {
    shown.leave()
    forged.clear()
    clock.forget()
    prepared.fork.restore()
  }
}

function isExpected(outcome: string, id: string): boolean {
  return told.includes(outcome) || outcome.startsWith('refused: ') || ofItsOwn[id] === outcome
}
