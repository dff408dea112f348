import { useTranslation } from 'react-i18next'
import type { Units } from '#app/commerce/ports/FittingUnits'
import type { FittingMeasure } from '#domain/commerce/fitting/comparison'
import type { StrokeMeasure } from '#domain/commerce/fitting/putterFitting'
import { type Metres, toPlayDistance } from '#domain/shared/distance'
import { useFormats } from '#ui/shell/useFormats.ts'

type Measure = FittingMeasure | StrokeMeasure
type Unit = 'distance' | 'speed' | 'spin' | 'degrees' | 'length'

const unitOf: Readonly<Record<Measure, Unit>> = {
  ...{ carry: 'distance', height: 'distance', width: 'distance', ballSpeed: 'speed', spinRate: 'spin' },
  ...{ launchAngle: 'degrees', descentAngle: 'degrees', face: 'degrees', path: 'degrees', startLine: 'degrees', loft: 'degrees' },
  skid: 'length',
}

const sided: ReadonlySet<Measure> = new Set<Measure>(['face', 'path', 'startLine'])
const signs = new Map([
  [-1, '−'],
  [1, '+'],
])
const kilometresPerHour = 3.6
const milesPerHour = 1 / 0.44704
const metresPerInch = 0.0254

export function useFittingText({ metricDistances, metricSpeeds }: Units) {
  const { t } = useTranslation('fitting')
  const formats = useFormats()
  /** As it is shown, so that a change is the difference of the values beside it. */
  const shown: Readonly<Record<Unit, (value: number) => number>> = {
    distance: (metres) => toPlayDistance(metres, metricDistances).value,
    degrees: (value) => rounded(value, 1),
    length: (metres) => (metricDistances ? Math.round(metres * 100) : Math.round((metres / metresPerInch) * 4) / 4),
    speed: (value) => Math.round(value * (metricSpeeds ? kilometresPerHour : milesPerHour)),
    spin: (value) => Math.round(value / 10) * 10,
  }
  const write: Readonly<Record<Unit, (value: number) => string>> = {
    distance: (value) => formats.playDistance({ value, unit: metricDistances ? 'meter' : 'yard' }),
    degrees: (value) => `${formats.number(value)}°`,
    length: (value) => formats.measure({ value, unit: metricDistances ? 'centimeter' : 'inch' }),
    speed: (value) => formats.measure({ value, unit: metricSpeeds ? 'kilometer-per-hour' : 'mile-per-hour' }),
    spin: (value) => t('unit.rpm', { value: formats.number(value) }),
  }
  const sideText = (value: number) =>
    shown.degrees(value) === 0
      ? t('unit.straight')
      : t(value > 0 ? 'unit.right' : 'unit.left', { value: formats.number(shown.degrees(Math.abs(value))) })
  const textOf = (unit: Unit, value: number) => write[unit](shown[unit](value))
  const measureText = (measure: Measure, value: number) => textOf(unitOf[measure], value)
  const change = (measure: Measure, own: number, selected: number) =>
    rounded(shown[unitOf[measure]](selected) - shown[unitOf[measure]](own), 2)
  return {
    distance: (metres: Metres) => textOf('distance', metres),
    degrees: (value: number) => textOf('degrees', value),
    /** Of a shaft, or of a ball that skids. */
    length: (metres: Metres) => textOf('length', metres),
    nameOf: (measure: Measure) => t(`measure.${measure}`),
    /** With its sign. */
    changeText: (measure: Measure, own: number, selected: number) => {
      const value = change(measure, own, selected)
      return `${signs.get(Math.sign(value)) ?? '±'}${write[unitOf[measure]](Math.abs(value))}`
    },
    changeSize: (measure: Measure, own: number, selected: number) => write[unitOf[measure]](Math.abs(change(measure, own, selected))),
    rangeText: (measure: Measure, from: number, to: number) =>
      t('unit.range', { from: measureText(measure, from), to: measureText(measure, to) }),
    offlineText: (metres: Metres) =>
      shown.distance(metres) === 0
        ? t('unit.straight')
        : t(metres > 0 ? 'unit.offRight' : 'unit.offLeft', { distance: textOf('distance', Math.abs(metres)) }),
    sideText,
    /** Angles to a side are written with it. */
    valueText: (measure: Measure, value: number) => (sided.has(measure) ? sideText(value) : measureText(measure, value)),
  }
}

function rounded(value: number, digits: number): number {
  // Adding 0 makes 0 of -0.
  return Math.round(value * 10 ** digits) / 10 ** digits + 0
}
