import { flight } from '../film/flight.ts'
import { camera } from '../geometry/camera.ts'
import { onGreen } from '../looks.ts'
import type { Scene } from '../Scene.ts'
import { range } from '../scenery/range.ts'
import { ironSwing } from '../swings/ironSwing.ts'
import { swingFilm } from './swingFilm.ts'

export const faceOnView = { eye: [0.05, 1.2, 7], towards: [0.05, 1.06, 0], zoom: 1020, middle: [360, 210] } as const

const see = camera(faceOnView)

const frame = swingFilm({
  see,
  replay: { swing: ironSwing, fps: 30, begins: 1.2, again: 4.6, slowness: 4 },
  look: onGreen,
  flight: flight({ from: ironSwing.ball, speed: 52, launch: 19, side: 0, drag: 0.24, curve: 0 }),
})

export const faceOn: Scene = { still: range(see), frame, poster: 11.2 }
