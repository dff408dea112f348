import type { Locator } from 'playwright'

const framesPerSecond = 30

/** Notes from now on which frame a film has really brought to the screen, not which one it was sent to. */
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

/** Counted from 0. */
export async function frameShown(video: Locator): Promise<number> {
  return Number(await video.getAttribute('data-shown'))
}

/** How many frames two films are apart at most, by half a second of pictures. */
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
