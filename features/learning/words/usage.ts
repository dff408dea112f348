import { paths } from '#ui/shell/paths.ts'
import type { Actor } from '../../world/Actor.ts'
import type { Facts, MemberSetups, Phrases, StoredDataChecks } from '../../world/Phrases.ts'
import { openAccountSection } from '../../world/screen/account.ts'
import { either } from '../../world/screen/either.ts'
import { checkbox } from '../../world/screen/Target.ts'

const choice = 'account:privacy.usage'

export async function refuseStatistics(actor: Actor): Promise<void> {
  await openChoice(actor)
  await actor.screen.press(checkbox(choice, { checked: true }))
}

async function statistics(actor: Actor): Promise<'on' | 'off' | 'off by the browser'> {
  await openChoice(actor)
  if (await actor.screen.shows(checkbox(choice, { disabled: true }))) return 'off by the browser'
  return (await either(actor.screen, checkbox(choice, { checked: true }), checkbox(choice))) ? 'on' : 'off'
}

async function openChoice({ screen }: Actor): Promise<void> {
  await screen.open(paths.profile, () => openAccountSection(screen, 'profile'))
}

const circumstances: MemberSetups = {
  'browser asks not to be tracked': (world, member) => world.device(member).enablePrivacyControl(),
}

const facts: Facts = {
  'video statistics are off': async (actor) => (await statistics(actor)) === 'off',
  'her browser has switched video statistics off': async (actor) => (await statistics(actor)) === 'off by the browser',
}

const remnants: StoredDataChecks = {
  'no viewing': async (_actor, device) => !('clubhouse.outbox' in (await device.storedItems())),
}

export const usageWords: Phrases = { circumstances, facts, remnants }
