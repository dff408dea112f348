import { type ChallengeType, challengeTypes } from '#domain/rounds/challenge'
import { challengeList } from '#mocks/contexts/rounds/challenges/challengeList'
import { playEntries } from '#ui/rounds/play/playEntries.ts'
import challengeTexts from '../../../src/ui/rounds/texts/challenges/en.json' with { type: 'json' }
import playTexts from '../../../src/ui/rounds/texts/play/en.json' with { type: 'json' }

/** "Closest to the pin", as players read it. */
export function typeNamed(name: string): ChallengeType {
  const type = challengeTypes.find((each) => challengeTexts.types[each] === name)
  if (!type) throw new Error(`There is no type of challenges called ${name}`)
  return type
}

/** A row that begins with a type: "driver 215 yd" becomes "Driver 215 yd". */
export function withTypeName(row: string): string {
  const type = challengeTypes.find((each) => row === each || row.startsWith(`${each} `))
  return type ? challengeTexts.types[type] + row.slice(type.length) : row
}

export function challengeIdOf(name: string): string {
  const challenge = challengeList.find((each) => each.name.en === name)
  if (!challenge) throw new Error(`There is no challenge called ${name}`)
  return challenge.id
}

/** By the end of its address. */
export function offerNamed(end: string): string {
  const entry = playEntries.find(({ path }) => path.endsWith(`/${end}`))
  return entry ? playTexts.names[entry.key] : end
}
