import { say } from '../../../world/languages.ts'
import { notify } from '../../../world/notify.ts'
import type { World } from '../../../world/World.ts'
import { depositOf } from '../deposits/clubOrders.ts'
import type { CustomClubRow, WorkshopStep } from '../deposits/data.ts'

/** Days after the deposit. The player collects the clubs when it suits them. */
const schedule: Readonly<Record<Exclude<WorkshopStep, 'collected'>, number>> = {
  ...{ deposit: 0, parts: 3, assembly: 7, inspection: 9, ready: 10 },
}
const scheduled = ['deposit', 'parts', 'assembly', 'inspection', 'ready'] as const

export type CustomClubStatus = 'awaiting-deposit' | 'ordered' | 'building' | 'ready' | 'collected' | 'returned'

export function statusOf(world: World, order: CustomClubRow): CustomClubStatus {
  if (order.deposit?.returned) return 'returned'
  const done = order.steps.filter((step) => isDone(world, step)).map(({ step }) => step)
  if (done.includes('collected')) return 'collected'
  if (done.includes('ready')) return 'ready'
  if (done.includes('parts')) return 'building'
  return done.includes('deposit') ? 'ordered' : 'awaiting-deposit'
}

export function isDone(world: World, { at }: CustomClubRow['steps'][number]): boolean {
  return Temporal.Instant.compare(at, world.now()) <= 0
}

type Deposit = NonNullable<CustomClubRow['deposit']>

interface TakenAtClub extends Pick<Deposit, 'coupon' | 'giftCode'> {
  readonly at?: Temporal.Instant
}

/** At the desk; a deposit is taken once. */
export async function takeDeposit(world: World, id: string, { at = world.now(), coupon, giftCode }: TakenAtClub = {}): Promise<void> {
  const order = world.customClubs.get(id)
  if (order.deposit) return
  const minor = depositOf(order) - (coupon?.minor ?? 0) - (giftCode?.minor ?? 0)
  await world.customClubs.change(id, { deposit: { minor, coupon, giftCode, by: 'club', settles: at.toString(), returned: false } })
  await startWorkshop(world, id, at)
}

/** From then on the workshop goes through its steps by the clock. */
export async function startWorkshop(world: World, id: string, at: Temporal.Instant): Promise<void> {
  await world.customClubs.change(id, {
    steps: scheduled.map((step) => ({ step, at: at.add({ hours: 24 * schedule[step] }).toString() })),
  })
}

/** The next step is done now, and the ones after it come as much earlier. */
export async function finishNextStep(world: World, id: string): Promise<void> {
  const { steps, playerId } = world.customClubs.get(id)
  const next = steps.find((step) => !isDone(world, step))
  if (!next) return
  const earlier = world.now().until(next.at)
  await world.customClubs.change(id, {
    steps: steps.map((step) => (isDone(world, step) ? step : { ...step, at: Temporal.Instant.from(step.at).subtract(earlier).toString() })),
  })
  if (next.step === 'ready') {
    const title = say('Your clubs are ready', 'Vos clubs sont prêts', 'クラブが完成しました', '您的球杆已完工')
    const message = say(
      'Pick them up at your club.',
      'Venez les chercher dans votre centre.',
      'センターでお受け取りください。',
      '请到中心取货。',
    )
    await notify(world, playerId, { sourceId: id, title, message, link: `/fitting/orders/${id}` })
  }
}

export async function collect(world: World, id: string, at: Temporal.Instant = world.now()): Promise<void> {
  const { steps, orderId } = world.customClubs.get(id)
  await world.customClubs.change(id, { steps: [...steps, { step: 'collected', at: at.toString() }] })
  // The rest is paid at the desk.
  if (orderId !== undefined) await world.customerOrders.change(orderId, { status: 'complete' })
}
