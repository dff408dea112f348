import type { Actor } from '../../world/Actor.ts'
import type { Actions, Facts, Lists, Phrases } from '../../world/Phrases.ts'
import { button } from '../../world/screen/Target.ts'
import { swingId, swingName } from '../swingNames.ts'
import { speed } from './swings.ts'

/** `impacts`: the frames to align. */
export async function compare({ comparison, frames }: Actor, left: string, right?: string, impacts?: readonly number[]): Promise<void> {
  await comparison.open(swingId(left), right && swingId(right), impacts)
  await frames.observe()
}

const acts: Actions = {
  'plays both videos': button('swings:compare.play'),
  'sets both videos to half speed': ({ screen }) => screen.choose(speed, '0.5'),
  'moves both videos to their middle': ({ comparison }) => comparison.goToMiddle(),
}

const facts: Facts = {
  'both videos are within a frame of each other': async ({ frames }) => (await frames.apart()) <= 1,
}

const lists: Lists = {
  'swings side by side': async ({ comparison }) => (await comparison.swings()).map(swingName),
}

export const comparisonWords: Phrases = { acts, facts, lists }
