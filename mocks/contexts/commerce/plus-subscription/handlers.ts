import { plusSubscription, plusTrial, startPlusTrial } from '#adapters/rest/commerce/plus-subscription/plusCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../../http/handler.ts'
import type { World } from '../../../world/World.ts'
import { plusOf } from './plusOf.ts'

const trialDays = 14

export const plusHandlers: readonly Handler[] = [
  onPlayerCall(plusSubscription, async ({ world, player }) => {
    const plan = await plusOf(world, player.id)
    if (plan) return ok({ ...plan, state: 'active', until: plan.until.toString() })
    const { state, endsOn } = trialOf(world, player.id)
    const isRunning = state === 'running'
    return ok({ state: isRunning ? 'trial' : 'none', name: isRunning ? 'Clubhouse Plus' : null, until: isRunning ? endsOn : null })
  }),

  onPlayerCall(plusTrial, ({ world, player }) => ok(trialOf(world, player.id))),

  onPlayerCall(startPlusTrial, async ({ world, player }) => {
    if (world.plusTrials.find(player.id)) return refused(409, 60_102, { message: 'The trial was used' })
    if (await plusOf(world, player.id)) return refused(409, 60_103, { message: 'There is a subscription' })
    await world.plusTrials.add({ id: player.id, startedAt: world.now().toString() })
    return ok(null)
  }),
]

/** A trial ends by itself. */
function trialOf(world: World, playerId: string) {
  const trial = world.plusTrials.find(playerId)
  if (!trial) return { state: 'available', days: trialDays, endsOn: null }
  const endsOn = Temporal.Instant.from(trial.startedAt).toZonedDateTimeISO('UTC').toPlainDate().add({ days: trialDays })
  const today = world.now().toZonedDateTimeISO('UTC').toPlainDate()
  const isOver = Temporal.PlainDate.compare(endsOn, today) < 0
  return { state: isOver ? 'used' : 'running', days: trialDays, endsOn: endsOn.toString() }
}
