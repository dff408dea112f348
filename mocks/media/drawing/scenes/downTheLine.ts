import { flight } from '../film/flight.ts'
import { camera } from '../geometry/camera.ts'
import type { Vector } from '../geometry/vector.ts'
import { onGreen } from '../looks.ts'
import type { Scene } from '../Scene.ts'
import { fairway } from '../scenery/fairway.ts'
import { range } from '../scenery/range.ts'
import { line, path, stroke } from '../svg.ts'
import { ironSwing } from '../swings/ironSwing.ts'
import { swingFilm } from './swingFilm.ts'

const see = camera({ eye: [-6.8, 1.7, 0.4], towards: [0, 1.04, 0.4], zoom: 1000, middle: [352, 212] })

const plane: readonly Vector[] = [ironSwing.ball, [0, 2.02, -0.76]]

const frame = swingFilm({
  see,
  replay: { swing: ironSwing, fps: 30, begins: 1.2, again: 4.6, slowness: 4 },
  look: onGreen,
  flight: flight({ from: ironSwing.ball, speed: 52, launch: 12, side: 2.6, drag: 0.24, curve: 0.3 }),
  guide: path(line(plane.map((point) => see(point).at)), stroke('var(--po-ink)', 1.2, { 'stroke-dasharray': '7 6', opacity: 0.5 })),
})

export const downTheLine: Scene = {
  still: range(see, 'z') + fairway(see),
  frame,
  poster: 9.1,
}
