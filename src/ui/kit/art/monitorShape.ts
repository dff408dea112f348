export type DrawnMonitor = 'standard' | 'plus' | 'max'

interface MonitorShape {
  readonly body: string
  readonly face: string
  readonly lenses: readonly (readonly [x: number, y: number, radius: number])[]
  readonly foot: number
}

const standard: MonitorShape = {
  body: 'M50 132V74Q50 62 62 62H106Q118 62 118 74V132Z',
  face: 'M62 122V84Q62 74 72 74H96Q106 74 106 84V122Z',
  lenses: [
    [84, 88, 7],
    [84, 110, 4],
  ],
  foot: 86,
}
const plus: MonitorShape = {
  body: 'M38 132V70Q38 58 50 58H118Q130 58 130 70V132Z',
  face: 'M48 122V78Q48 68 58 68H110Q120 68 120 78V122Z',
  lenses: [
    [66, 88, 8],
    [102, 88, 8],
    [84, 110, 4],
  ],
  foot: 86,
}
const max: MonitorShape = {
  body: 'M52 132L58 26Q59 16 69 16H99Q109 16 110 26L116 132Z',
  face: 'M64 120L69 36Q70 28 77 28H91Q98 28 99 36L104 120Z',
  lenses: [
    [84, 46, 8],
    [84, 72, 8],
    [84, 98, 8],
  ],
  foot: 86,
}

const shapes: Readonly<Record<DrawnMonitor, MonitorShape>> = { standard, plus, max }

export function monitorShape(model: DrawnMonitor | undefined): MonitorShape {
  return shapes[model ?? 'standard']
}
