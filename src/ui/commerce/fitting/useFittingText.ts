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

const kilometresPerHour = 3.6
const milesPerHour = 1 / 0.44704
const metresPerInch = 0.0254

export function useFittingText(units: Units) {
  const { t } = useTranslation('fitting')
  const formats = useFormats()
  const distance = (metres: Metres) => formats.playDistance(toPlayDistance(metres, units.metricDistances))
  const degrees = (value: number) => `${formats.number(rounded(value, 1))}°`
  /** Of a shaft, or of a ball that skids. */
  const length = (metres: Metres) =>
    units.metricDistances
      ? formats.measure({ value: Math.round(metres * 100), unit: 'centimeter' })
      : formats.measure({ value: Math.round((metres / metresPerInch) * 4) / 4, unit: 'inch' })
  const speed = (value: number) =>
    units.metricSpeeds
      ? formats.measure({ value: Math.round(value * kilometresPerHour), unit: 'kilometer-per-hour' })
      : formats.measure({ value: Math.round(value * milesPerHour), unit: 'mile-per-hour' })
  const written: Readonly<Record<Unit, (value: number) => string>> = {
    ...{ distance, degrees, speed, length },
    spin: (value) => t('unit.rpm', { value: formats.number(Math.round(value / 10) * 10) }),
  }
  const measureText = (measure: Measure, value: number) => written[unitOf[measure]](value)
  return {
    ...{ distance, degrees, length, measureText },
    nameOf: (measure: Measure) => t(`measure.${measure}`),
    /** With its sign. */
    changeText: (measure: Measure, change: number) => `${change < 0 ? '−' : '+'}${measureText(measure, Math.abs(change))}`,
    rangeText: (measure: Measure, from: number, to: number) =>
      t('unit.range', { from: measureText(measure, from), to: measureText(measure, to) }),
    offlineText: (metres: Metres) =>
      Math.abs(metres) < 0.5
        ? t('unit.straight')
        : t(metres > 0 ? 'unit.offRight' : 'unit.offLeft', { distance: distance(Math.abs(metres)) }),
    sideText: (value: number) =>
      rounded(value, 1) === 0
        ? t('unit.straight')
        : t(value > 0 ? 'unit.right' : 'unit.left', { value: formats.number(rounded(Math.abs(value), 1)) }),
  }
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
