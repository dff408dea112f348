import type { Locator } from 'playwright'
import { paths } from '#ui/shell/paths.ts'

interface OfferedArea {
  readonly name: string
  /** The entry of the main navigation that leads to it. */
  readonly through: 'home' | 'lessons' | 'learn' | 'play' | 'shop'
  readonly shownBy: (main: Locator) => Locator
}

const linkTo = (path: string) => (main: Locator) => main.locator(`a[href$="${path}"]`)

export const offeredAreas: readonly OfferedArea[] = [
  { name: 'lesson credits', through: 'home', shownBy: (main) => main.locator('[data-block=lesson-credit]') },
  { name: 'lesson booking', through: 'lessons', shownBy: linkTo(paths.book) },
  { name: 'lesson plan', through: 'learn', shownBy: linkTo(paths.plan) },
  { name: 'video library', through: 'learn', shownBy: linkTo(paths.videoFavourites) },
  { name: 'my game', through: 'play', shownBy: linkTo(paths.myGame) },
  { name: 'referral programme', through: 'home', shownBy: (main) => main.page().locator('footer a[href$="/referral"]') },
  { name: 'shop', through: 'shop', shownBy: (main) => main.locator('[data-block=categories]') },
]
