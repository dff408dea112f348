import { videos } from '#mocks/media/index'

interface Position {
  time: number
  isSeeking: boolean
}

/** In seconds, between reports of the time. */
const interval = 0.25
const positions = new WeakMap<HTMLMediaElement, Position>()

/** happy-dom's videos have no length, and don't tell that they seek. These are as long as their files. */
export function prepareMedia(): void {
  Object.defineProperties(HTMLMediaElement.prototype, {
    currentTime: { get: timeOf, set: seek },
    duration: { get: lengthOf },
    seeking: { get: isSeeking },
    ended: { get: isOver },
  })
  Object.defineProperty(TextTrackList.prototype, Symbol.iterator, { value: Array.prototype[Symbol.iterator] })
}

/** `pass` lets the page's time pass, in seconds. */
export async function playOn(video: HTMLMediaElement, seconds: number, pass: (seconds: number) => void): Promise<void> {
  await video.play()
  const position = positionOf(video)
  const end = Math.min(position.time + seconds, video.duration)
  while (!video.paused && position.time < end) {
    const step = Math.min(interval, end - position.time)
    pass(step)
    position.time += step
    tell(video, 'timeupdate')
  }
  if (!video.ended) return
  video.pause()
  tell(video, 'ended')
}

function positionOf(video: HTMLMediaElement): Position {
  const known = positions.get(video) ?? { time: 0, isSeeking: false }
  positions.set(video, known)
  return known
}

function timeOf(this: HTMLMediaElement): number {
  return positionOf(this).time
}

function seek(this: HTMLMediaElement, to: number): void {
  const position = positionOf(this)
  Object.assign(position, { time: Math.max(0, Math.min(to, this.duration || to)), isSeeking: true })
  queueMicrotask(() => {
    tell(this, 'seeking')
    position.isSeeking = false
    tell(this, 'timeupdate')
    tell(this, 'seeked')
  })
}

function lengthOf(this: HTMLMediaElement): number {
  return videos.find(({ slug }) => this.currentSrc.includes(`/${slug}/`))?.seconds ?? Number.NaN
}

function isSeeking(this: HTMLMediaElement): boolean {
  return positionOf(this).isSeeking
}

function isOver(this: HTMLMediaElement): boolean {
  return positionOf(this).time >= this.duration
}

function tell(video: HTMLMediaElement, event: string): void {
  video.dispatchEvent(new Event(event))
}
