import { flight } from '../film/flight.ts'
import { camera, mirrored } from '../geometry/camera.ts'
import { inSky } from '../looks.ts'
import type { Scene } from '../Scene.ts'
import { range } from '../scenery/range.ts'
import { slowerSwing } from '../swings/slowerSwing.ts'
import { faceOnView } from './faceOn.ts'
import { swingFilm } from './swingFilm.ts'

const see = mirrored(camera(faceOnView))

const frame = swingFilm({
  see,
  replay: { swing: slowerSwing, fps: 30, begins: 1.2, again: 5, slowness: 3.6 },
  look: inSky,
  flight: flight({ from: slowerSwing.ball, speed: 46, launch: 20, side: 0, drag: 0.24, curve: 0 }),
})

export const leftHanded: Scene = { still: range(see), frame, poster: 9.3 }
