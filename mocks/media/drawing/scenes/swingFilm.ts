import { atRest, type Flight, inFlight } from '../film/flight.ts'
import { poseOf, type Replay, type Take, takes } from '../film/replay.ts'
import { Trace } from '../film/trace.ts'
import type { Camera } from '../geometry/camera.ts'
import { golfer, golfersShadow } from '../golfer/golfer.ts'
import type { Look } from '../golfer/look.ts'
import { skeletonOf } from '../golfer/skeleton.ts'
import { group } from '../svg.ts'

export interface SwingFilm {
  readonly see: Camera
  readonly replay: Replay
  readonly look: Look
  readonly flight: Flight
  readonly guide?: string
}

export function swingFilm(film: SwingFilm): (seconds: number) => string {
  const trace = new Trace(film.replay.swing)
  return (seconds) =>
    takes(film.replay, seconds)
      .map((take) => group({ opacity: take.opacity }, golferIn(film, take, trace)))
      .join('')
}

function golferIn({ see, replay, look, flight, guide = '' }: SwingFilm, take: Take, trace: Trace): string {
  const { swing, fps } = replay
  const skeleton = skeletonOf(poseOf(replay, take), swing.build)
  const sinceImpact = (take.frame - swing.impact) / fps
  const ink = 'var(--po-ink)'
  return [
    golfersShadow(see, skeleton, look, 'var(--po-shadow)'),
    take.slow ? guide : '',
    take.slow ? trace.upTo(see, take.frame, ink) : '',
    golfer(see, skeleton, look, take.slow ? 'b' : 'a'),
    take.slow ? trace.atImpact(see, take.frame, 'var(--po-flag)') : trace.blur(see, take.frame, ink),
    sinceImpact > 0 ? inFlight(see, flight, sinceImpact, ink) : atRest(see, swing.ball),
  ].join('')
}
