import type { Tab } from '../../../world/browser/Tab.ts'
import { type FramesActor, framesPerSecond } from '../frames.ts'

/** The frames that the browser has drawn, not those that the product asked for. */
export class BrowserFrames implements FramesActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  observe(): Promise<void> {
    return this.tab.act((page) => page.locator('video').evaluateAll(observeFrames, framesPerSecond))
  }

  shown(): Promise<readonly number[]> {
    return this.tab.read((page) => page.locator('video').evaluateAll((all) => all.map((video) => Number(video.dataset['shown']))))
  }

  apart(): Promise<number> {
    return this.tab.read((page) => page.locator('video').evaluateAll(framesApart, framesPerSecond))
  }
}

/** Runs in the page. */
function observeFrames(all: Element[], fps: number): void {
  for (const video of all) {
    if (!(video instanceof HTMLVideoElement) || video.dataset['shown']) continue
    const look: VideoFrameRequestCallback = (_now, { mediaTime }) => {
      video.dataset['shown'] = String(Math.round(mediaTime * fps))
      video.requestVideoFrameCallback(look)
    }
    video.dataset['shown'] = '0'
    video.requestVideoFrameCallback(look)
  }
}

/** Runs in the page, for half a second. */
async function framesApart(all: Element[], fps: number): Promise<number> {
  const both = all.filter((video) => video instanceof HTMLVideoElement)
  const apart: number[] = []
  for (let picture = 0; picture < 30; picture += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const [one = 0, other = 0] = both.map(({ currentTime }) => currentTime)
    if (both.some(({ paused, ended }) => paused || ended)) return Number.POSITIVE_INFINITY
    apart.push(Math.abs(one - other) * fps)
  }
  return Math.max(...apart)
}
