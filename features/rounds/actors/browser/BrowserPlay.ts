import type { Locator, Page } from 'playwright'
import { type ChallengeType, challengeTypes } from '#domain/rounds/challenge'
import { type LeaderboardScope, leaderboardScopes } from '#domain/rounds/leaderboard'
import { challengeList } from '#mocks/contexts/rounds/challenges/challengeList'
import type { PlayEntry } from '#ui/rounds/play/playEntries.ts'
import { pathOfChallenge } from '#ui/rounds/roundsPaths.ts'
import { paths } from '#ui/shell/paths.ts'
import { exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openArea, type Tab } from '../../../world/browser/Tab.ts'
import type { ChallengesActor, LeaderboardActor, MyGameActor, PlayActor } from '../PlayActors.ts'

/** From any screen, by the area and its entries. */
export async function goToPlay(page: Page, words: PageTexts, entry?: PlayEntry['key']): Promise<void> {
  await openArea(page, words, 'play')
  if (entry) {
    await page
      .getByRole('main')
      .getByRole('link', { name: words(`play:names.${entry}`), exact: true })
      .click()
  }
}

export class BrowserPlay implements PlayActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.play, (page, words) => goToPlay(page, words))
  }

  offers(): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const links = await page.getByRole('main').getByRole('listitem').getByRole('link').all()
      const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
      return addresses.map((address) => (address ?? '').replace('/play/', ''))
    })
  }

  openRoundInProgress(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('link', { name: words('play:overview.openCard'), exact: true }).click())
  }

  inProgress(): Promise<string> {
    return this.round('inProgress', 3)
  }

  last(): Promise<string> {
    return this.round('last', 2)
  }

  statistics(): Promise<string> {
    return this.tab.read((page, words) => textOf(regionOf(page, words, 'last').locator('p').nth(3)))
  }

  next(): Promise<string> {
    return this.round('next', 2)
  }

  /** The first lines of a round. */
  private round(key: OverviewKey, lines: number): Promise<string> {
    return this.tab.read(async (page, words) => {
      const round = regionOf(page, words, key)
      if (!(await exists(round))) return 'none'
      return (await textsOf(round.locator('p'))).slice(0, lines).join(', ')
    })
  }
}

type OverviewKey = 'inProgress' | 'next' | 'last'

function regionOf(page: Page, words: PageTexts, key: OverviewKey): Locator {
  return page.getByRole('region', { name: words(`play:overview.${key}`), exact: true })
}

export class BrowserChallenges implements ChallengesActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.challenges, (page, words) => goToPlay(page, words, 'challenges'))
  }

  openChallenge(id: string): Promise<void> {
    const name = challengeList.find((challenge) => challenge.id === id)?.name.en ?? ''
    return this.tab.navigateTo(pathOfChallenge(id), async (page, words) => {
      await goToPlay(page, words, 'challenges')
      await page.getByRole('link', { name, exact: true }).click()
    })
  }

  chooseStation(name: string): Promise<void> {
    return this.tab.act((page, words) => press(page, words('challenges:challenge.station'), name))
  }

  chooseSwing(name: string): Promise<void> {
    return this.tab.act((page, words) => press(page, words('challenges:challenge.swing'), name))
  }

  enter(value: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.locator('[name=value]').fill(value)
      await page.getByRole('button', { name: words('challenges:score.send'), exact: true }).click()
    })
  }

  type(value: string): Promise<void> {
    return this.tab.act((page) => page.locator('[name=value]').fill(value))
  }

  groups(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const sections = await page.getByRole('main').locator('section').all()
      return Promise.all(
        sections.map(async (section) => {
          const name = await textOf(section.locator('h2'))
          const type = challengeTypes.find((each) => words(`challenges:types.${each}`) === name)
          return `${type} ${await section.getByRole('link').count()}`
        }),
      )
    })
  }

  stations(): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(page.getByRole('group', { name: words('challenges:challenge.station') }).getByRole('button')),
    )
  }

  swings(): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(page.getByRole('group', { name: words('challenges:challenge.swing') }).getByRole('button')),
    )
  }

  selection(): Promise<string> {
    return this.tab.read(async (page, words) => {
      const chosen = (group: string) => textOf(page.getByRole('group', { name: group }).getByRole('button', { pressed: true }))
      return `${await chosen(words('challenges:challenge.station'))}, ${await chosen(words('challenges:challenge.swing'))}`
    })
  }

  best(): Promise<string> {
    return this.tab.read((page, words) => {
      const section = page.locator('section').filter({ has: page.getByRole('heading', { name: words('challenges:challenge.best') }) })
      return textOf(section.locator('p').first())
    })
  }

  history(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const cells = await textsOf(page.getByRole('main').locator('tbody td'))
      return cells.map((cell) => cell.replace(words('challenges:history.bestMark'), ''))
    })
  }

  typed(): Promise<string> {
    return this.tab.read((page) => page.locator('[name=value]').inputValue())
  }
}

function press(page: Page, group: string, name: string): Promise<void> {
  return page.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).click()
}

export class BrowserLeaderboard implements LeaderboardActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.leaderboards, (page, words) => goToPlay(page, words, 'leaderboards'))
  }

  choose(type: ChallengeType): Promise<void> {
    return this.tab.act(async (page) => {
      await page.locator('select[name=type]').selectOption(type)
    })
  }

  narrowTo(scope: LeaderboardScope): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('radio', { name: words(`challenges:board.${scope}`), exact: true }).click())
  }

  type(): Promise<ChallengeType | undefined> {
    return this.tab.read(async (page) => {
      const value = await page.locator('select[name=type]').inputValue()
      return challengeTypes.find((type) => type === value)
    })
  }

  scopes(): Promise<readonly LeaderboardScope[]> {
    return this.tab.read(async (page, words) => {
      const names = await textsOf(page.getByRole('radio'))
      return leaderboardScopes.filter((scope) => names.includes(words(`challenges:board.${scope}`)))
    })
  }

  top(count: number): Promise<readonly string[]> {
    return this.tab.read(async (page) => {
      const rows = (await page.getByRole('main').locator('ol > li').all()).slice(0, count)
      return Promise.all(
        rows.map(async (row) => {
          const [rank, value] = [await textOf(row.locator('> span').first()), await textOf(row.locator('> span').last())]
          const name = await row
            .locator('> span')
            .nth(1)
            .evaluate((element) => element.firstChild?.textContent ?? '')
          return `${rank} ${name} ${value}`
        }),
      )
    })
  }

  players(): Promise<number> {
    return this.tab.read(async (page) => Number.parseInt(await textOf(page.getByRole('main').locator('h2 span')), 10))
  }

  own(): Promise<string> {
    return this.tab.read(async (page, words) => {
      const place = page
        .getByRole('main')
        .locator('p')
        .filter({ hasText: words('challenges:board.own') })
      if (!(await exists(place))) return (await exists(page.getByText(words('challenges:board.notYet')))) ? 'none' : ''
      return `${await textOf(place.locator('strong'))}, ${await textOf(place.locator('> span').last())}`
    })
  }
}

export class BrowserMyGame implements MyGameActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.myGame, (page, words) => goToPlay(page, words, 'myGame'))
  }

  writeGoal(goal: string): Promise<void> {
    return this.tab.act((page) => page.locator('[name=goal]').fill(goal))
  }

  sendAnswers(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('challenges:myGame.send'), exact: true }).click())
  }

  dashboard(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const rows = await page.getByRole('main').locator('tbody tr').all()
      return Promise.all(
        rows.map(async (row) => {
          const name = await textOf(row.locator('th'))
          const type = challengeTypes.find((each) => words(`challenges:types.${each}`) === name)
          return `${type} ${await textOf(row.locator('td').first())}`
        }),
      )
    })
  }

  goal(): Promise<string> {
    return this.tab.read((page) => page.locator('[name=goal]').inputValue())
  }
}
