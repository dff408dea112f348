import type { Locator } from 'playwright'

const framesPerSecond = 30

/** Records the frames actually shown, not the requested ones. */
export async function observeFrames(videos: Locator): Promise<void> {
  await videos.evaluateAll((all, fps) => {
    for (const video of all) {
      if (!(video instanceof HTMLVideoElement) || video.dataset['shown']) continue
      const look: VideoFrameRequestCallback = (_now, { mediaTime }) => {
        video.dataset['shown'] = String(Math.round(mediaTime * fps))
        video.requestVideoFrameCallback(look)
      }
      video.dataset['shown'] = '0'
      video.requestVideoFrameCallback(look)
    }
  }, framesPerSecond)
}

/** Counts from 0. */
export async function frameShown(video: Locator): Promise<number> {
  return Number(await video.getAttribute('data-shown'))
}

/** Maximum distance in frames during half a second. */
export function framesApart(videos: Locator): Promise<number> {
  return videos.evaluateAll(async (all, fps) => {
    const both = all.filter((video) => video instanceof HTMLVideoElement)
    const apart: number[] = []
    for (let picture = 0; picture < 30; picture += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const [one = 0, other = 0] = both.map(({ currentTime }) => currentTime)
      if (both.some(({ paused, ended }) => paused || ended)) return Number.POSITIVE_INFINITY
      apart.push(Math.abs(one - other) * fps)
    }
    return Math.max(...apart)
  }, framesPerSecond)
}
