import { expect, test } from 'vitest'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { Gains } from './Gains.tsx'
import { useFittingText } from './useFittingText.ts'

type Text = ReturnType<typeof useFittingText>

function Words({ units, words }: { readonly units: Parameters<typeof useFittingText>[0]; readonly words: (text: Text) => string }) {
  return <p>{words(useFittingText(units))}</p>
}

function written(units: Parameters<typeof useFittingText>[0], words: (text: Text) => string): string {
  const place = renderAt()
  place.show(
    <InPage>
      <Words units={units} words={words} />
    </InPage>,
  )
  const text = place.element.textContent
  place.clear()
  return text
}

const inYards = { metricDistances: false, metricSpeeds: true }
const inMetres = { metricDistances: true, metricSpeeds: false }

test('distances and lengths are in one unit, speeds in another', () => {
  const words = (text: Text) => [text.distance(100), text.length(0.9144), text.valueText('ballSpeed', 50)].join(', ')
  expect([inYards, inMetres].map((units) => written(units, words))).toEqual(['109 yd, 36 in, 180 km/h', '100 m, 91 cm, 112 mph'])
})

test('a shot is offline to the right where its distance is positive', () => {
  const sides = [12, -12].map((metres) => written(inMetres, (text) => text.offlineText(metres)))
  expect(sides.map((text) => text.split(' ')[0])).toEqual(['unit.offRight', 'unit.offLeft'])
})

function Compared() {
  const compared = [
    { measure: 'carry', own: 180, selected: 171 },
    { measure: 'width', own: 20, selected: 26 },
  ] as const
  return (
    <Gains compared={compared.map((each) => ({ ...each, target: undefined, trend: 'worse' as const }))} text={useFittingText(inMetres)} />
  )
}

test('a club may be shorter and wider', () => {
  const place = renderAt()
  place.show(
    <InPage>
      <Compared />
    </InPage>,
  )
  expect([...place.element.querySelectorAll('dd')].map(({ textContent }) => textContent.replace(/^[\d .a-z]*m(?=gain)/, ''))).toEqual([
    'gain.shorter',
    'gain.wider',
  ])
  place.clear()
})
