import type { Locator } from 'playwright'

interface Passing {
  readonly seconds: number
  readonly thenPauses: boolean
}

/** The video's time and the page's pass at once, in quarters of a second as browsers report it, whatever the machine's clock says. */
export async function playVideo(video: Locator, passing: Passing): Promise<void> {
  await video.evaluate(controlVideo)
  await video.evaluate(passOn, passing)
}

/** Runs in the page, once the video is controlled. */
export async function passOn(video: HTMLVideoElement, { seconds, thenPauses }: Passing): Promise<void> {
  await video.play()
  if ('advance' in video && typeof video.advance === 'function') video.advance(seconds)
  window.instrumentation?.setTime(Date.now() + seconds * 1000)
  window.instrumentation?.runDueTimers()
  if (thenPauses) video.pause()
}

/** Runs in the page: the native timeline has no element to press. */
export async function seekIn(video: HTMLVideoElement, to: number): Promise<void> {
  const arrived = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
  video.currentTime = to
  await arrived
}

/** Runs in the page, so it can't use outer variables. The browser still loads the video and seeks in it. */
export async function controlVideo(video: HTMLVideoElement): Promise<void> {
  if ('advance' in video) return
  const { HAVE_METADATA } = HTMLMediaElement
  const isReady = () => video.readyState >= HAVE_METADATA && !video.seeking
  while (!isReady()) await new Promise((resolve) => requestAnimationFrame(resolve))
  const position = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime')
  const interval = 0.25
  let time = video.currentTime
  let isPaused = true
  const report = (event: string) => video.dispatchEvent(new Event(event))
  const pause = () => {
    if (isPaused) return
    isPaused = true
    report('timeupdate')
    report('pause')
  }
  const seek = (to: number) => {
    time = to
    position?.set?.call(video, to)
  }
  const play = async () => {
    if (!isPaused) return
    isPaused = false
    report('play')
  }
  const advance = (seconds: number) => {
    const end = Math.min(time + seconds, video.duration)
    while (time < end) {
      time = Math.min(time + interval, end)
      report('timeupdate')
    }
    if (time < video.duration) return
    pause()
    report('ended')
  }
  Object.defineProperties(video, {
    currentTime: { get: () => time, set: seek },
    paused: { get: () => isPaused },
    ended: { get: () => time >= video.duration },
    ...{ play: { value: play }, pause: { value: pause }, advance: { value: advance } },
  })
}
