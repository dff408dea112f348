import type { Locator } from 'playwright'

const framesPerSecond = 30

/** Notes from now on which frame a film has really brought to the screen, not which one it was sent to. */
export async function armed(films: Locator): Promise<void> {
  await films.evaluateAll((all, fps) => {
    for (const film of all) {
      if (!(film instanceof HTMLVideoElement) || film.dataset['shown']) continue
      const look: VideoFrameRequestCallback = (_now, { mediaTime }) => {
        film.dataset['shown'] = String(Math.round(mediaTime * fps))
        film.requestVideoFrameCallback(look)
      }
      film.dataset['shown'] = '0'
      film.requestVideoFrameCallback(look)
    }
  }, framesPerSecond)
}

/** Counted from 0. */
export async function frameShown(film: Locator): Promise<number> {
  return Number(await film.getAttribute('data-shown'))
}

/** How many frames two films are apart at most, by half a second of pictures. */
export function framesApart(films: Locator): Promise<number> {
  return films.evaluateAll(async (all, fps) => {
    const both = all.filter((film) => film instanceof HTMLVideoElement)
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
