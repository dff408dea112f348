import type { FittedPutterRow, PutterSessionRow } from '../data.ts'
import { type Putt, putt } from './putt.ts'
import { normal } from './shots.ts'

export interface StrokedPutt extends Putt {
  readonly face: number
  readonly path: number
  readonly ballSpeed: number
}

const puttsEach = 10
/** For the distance of the putt and a hand's breadth more. */
const speedPerRootOfMetres = 1.42

/** Ten putts, always the same ones for the same session and putter. */
export function puttsWith({ id, distance }: Pick<PutterSessionRow, 'id' | 'distance'>, { id: putterId, stroke }: FittedPutterRow) {
  return Array.from({ length: puttsEach }, (_, index): StrokedPutt => {
    const varied = (what: string, spread: number) => spread * normal(id, putterId, index, what)
    const face = stroke.face + varied('face', stroke.faceSpread)
    const path = stroke.path + varied('path', 0.5)
    const ballSpeed = speedPerRootOfMetres * Math.sqrt(distance) * (1 + varied('speed', stroke.speedSpread))
    const dynamicLoft = stroke.dynamicLoft + varied('loft', 0.3)
    return { ...putt({ ballSpeed, dynamicLoft, face, path }), face, path, ballSpeed }
  })
}
