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

test('a change is the difference of the values beside it, with its sign', () => {
  const words = (text: Text) =>
    [text.changeText('carry', 180, 171), text.changeText('spinRate', 2713, 2756), text.changeText('loft', 3, 3)].join(', ')
  expect(written(inMetres, words)).toBe('−9 m, +unit.rpm value=50, ±0°')
})

test('angles to a side name it, others don’t, and a length in inches has quarters', () => {
  const words = (text: Text) =>
    [
      ...(['face', 'startLine', 'loft'] as const).map((measure) => text.valueText(measure, -1.2)),
      text.valueText('path', 2),
      text.length(1.15),
    ].join(', ')
  expect(written(inYards, words)).toBe('unit.left value=1.2, unit.left value=1.2, -1.2°, unit.right value=2, 45.25 in')
})

test('what is shown as nothing is straight', () => {
  expect(written(inMetres, (text) => `${text.offlineText(0.3)}, ${text.sideText(-0.04)}`)).toBe('unit.straight, unit.straight')
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
