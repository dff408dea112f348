import { expect, test } from 'vitest'
import { buildRound } from '../../../../tests/builders/golfRounds.ts'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { useRoundText } from './useRoundText.ts'

function Words({ words }: { readonly words: (text: ReturnType<typeof useRoundText>) => string }) {
  return <p>{words(useRoundText())}</p>
}

const written = (words: (text: ReturnType<typeof useRoundText>) => string) => drawn(<Words words={words} />).textContent

test('holes that were picked up are told', () => {
  const lengths = [0, 2].map((holesPickedUp) => written(({ length }) => length(buildRound(1, { holesPickedUp }))))
  expect(lengths).toEqual(['round.holes count=18', 'round.holes count=18\u00a0· round.pickedUpHoles count=2'])
})

test('what is over par has its sign, and so has an index below zero', () => {
  const values = written(({ value }) => [value(7, 'toPar'), value(-3, 'toPar'), value(7, 'putts'), value(-1.5, 'handicapIndex')].join(' '))
  expect(values).toBe('+7 −3 7 −1.5')
})
