import type { FittedClubRow, FittedPutterRow } from './data.ts'

type Swing = FittedClubRow['swing']
type Named = Omit<FittedClubRow, 'swing'>

function club(named: Named, swing: Omit<Swing, 'strike'> & Partial<Pick<Swing, 'strike'>>): FittedClubRow {
  return { ...named, swing: { strike: 0.985, ...swing } }
}

const driverLie = { lie: 58, length: 1.149 }

/** Hana's driver starts right and spins much; the recommended one straightens both. */
export const drivers: readonly FittedClubRow[] = [
  club(
    { id: 'own', role: 'current', name: 'Ironwood Driver 9.5°', shaft: 'Reed 60 S', loft: 9.5, ...driverLie },
    { headSpeed: 40.6, dynamicLoft: 15.2, attack: -3.6, face: 2, path: -0.6, faceSpread: 1.8, strike: 0.965 },
  ),
  club(
    { id: 'kb-12', role: 'tested', name: 'Kitebird Light Driver 12°', shaft: 'Willow 45 R', loft: 12, lie: 59, length: 1.143 },
    { headSpeed: 41.6, dynamicLoft: 17.4, attack: -2.2, face: 0.9, path: -0.2, faceSpread: 1.4, strike: 0.955 },
  ),
  club(
    { id: 'kb-10', role: 'recommended', name: 'Kitebird Light Driver 10.5°', shaft: 'Willow 55 R', loft: 10.5, ...driverLie },
    { headSpeed: 41.2, dynamicLoft: 15.4, attack: -1.2, face: 0.4, path: 0, faceSpread: 0.7 },
  ),
  club(
    { id: 'iw-10', role: 'tested', name: 'Ironwood Driver 10.5°', shaft: 'Reed 55 R', loft: 10.5, ...driverLie },
    { headSpeed: 40.9, dynamicLoft: 15.9, attack: -2.6, face: 1.2, path: -0.4, faceSpread: 1.2, strike: 0.975 },
  ),
]

export const woods: readonly FittedClubRow[] = [
  club(
    { id: 'own', role: 'current', name: 'Ironwood Fairway Wood 15°', shaft: 'Reed 65 S', loft: 15, lie: 57, length: 1.086 },
    { headSpeed: 37.6, dynamicLoft: 13.8, attack: -3.4, face: 1.1, path: -0.4, faceSpread: 1.6, strike: 0.96 },
  ),
  club(
    { id: 'iw-18', role: 'recommended', name: 'Ironwood Fairway Wood 18°', shaft: 'Willow 60 R', loft: 18, lie: 57.5, length: 1.067 },
    { headSpeed: 37.9, dynamicLoft: 15.4, attack: -2.6, face: 0.2, path: 0, faceSpread: 0.8 },
  ),
  club(
    { id: 'kb-19', role: 'tested', name: 'Kitebird Rescue 19°', shaft: 'Willow 65 R', loft: 19, lie: 59, length: 1.029 },
    { headSpeed: 36.4, dynamicLoft: 16.6, attack: -3.4, face: 0, path: 0.3, faceSpread: 1.1, strike: 0.98 },
  ),
]

export const irons: readonly FittedClubRow[] = [
  club(
    { id: 'own', role: 'current', name: 'Ironwood 7-iron', shaft: 'Steel 105 S', loft: 33, lie: 62, length: 0.94 },
    { headSpeed: 33, dynamicLoft: 23.6, attack: -4.4, face: 1.4, path: -0.6, faceSpread: 1.8, strike: 0.955 },
  ),
  club(
    { id: 'sm-7', role: 'recommended', name: 'Saltmarsh Forged 7-iron', shaft: 'Steel 90 R', loft: 32, lie: 63, length: 0.953 },
    { headSpeed: 33.7, dynamicLoft: 24, attack: -3.4, face: 0.1, path: 0, faceSpread: 0.8 },
  ),
  club(
    { id: 'iw-7', role: 'tested', name: 'Ironwood 7-iron', shaft: 'Willow 80 R', loft: 33, lie: 63, length: 0.953 },
    { headSpeed: 33.9, dynamicLoft: 25.6, attack: -3.6, face: -0.5, path: 0.2, faceSpread: 1.5, strike: 0.975 },
  ),
]

export const wedges: readonly FittedClubRow[] = [
  club(
    { id: 'own', role: 'current', name: 'Saltmarsh Wedge 54°, 10° bounce', shaft: 'Steel 115', loft: 54, lie: 64, length: 0.902 },
    { headSpeed: 29.4, dynamicLoft: 43.4, attack: -5.6, face: 1, path: -1, faceSpread: 2, strike: 0.95 },
  ),
  club(
    { id: 'sm-54', role: 'recommended', name: 'Saltmarsh Wedge 54°, 14° bounce', shaft: 'Steel 105', loft: 54, lie: 64.5, length: 0.902 },
    { headSpeed: 29.5, dynamicLoft: 45, attack: -4.8, face: 0.2, path: -0.2, faceSpread: 1.4, strike: 0.975 },
  ),
]

export const putters: readonly FittedPutterRow[] = [
  {
    ...{ id: 'own', role: 'current', name: 'Duneblade 2', loft: 4, lie: 70, length: 0.889 },
    stroke: { dynamicLoft: 4.1, face: 0.9, path: 1.6, faceSpread: 0.75, speedSpread: 0.05 },
  },
  {
    ...{ id: 'half-moon', role: 'recommended', name: 'Ironwood Half-moon', loft: 3, lie: 71, length: 0.864 },
    stroke: { dynamicLoft: 1.6, face: 0.1, path: 0.7, faceSpread: 0.5, speedSpread: 0.035 },
  },
  {
    ...{ id: 'plumb', role: 'tested', name: 'Duneblade Plumb', loft: 3, lie: 70, length: 0.864 },
    stroke: { dynamicLoft: 2.4, face: 0.6, path: 1.2, faceSpread: 0.7, speedSpread: 0.045 },
  },
]
