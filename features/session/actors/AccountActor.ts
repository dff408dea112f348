import { type FieldProblem, type ProfileField, profileFields } from '#domain/session/profile'
import { paths } from '#ui/shell/paths.ts'
import { accountSections, openAccount, openAccountSection } from '../../world/screen/account.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import { inRows } from '../../world/screen/shown.ts'
import { button, byRole, called, heading, item, link, named, part, radio, region, text } from '../../world/screen/Target.ts'
import { writtenDay } from '../../world/writtenDay.ts'

const bell = link('notifications:bell.label').or(link('notifications:bell.unread')).within(byRole('banner'))
const rows = item().within(region('notifications:list.title'))
const endings = part('main [data-ending]')

export class AccountActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  openProfile(): Promise<void> {
    return this.screen.open(paths.profile, () => openAccountSection(this.screen, 'profile'))
  }

  openAccount(): Promise<void> {
    return this.screen.open(paths.account, () => openAccount(this.screen))
  }

  openNotifications(): Promise<void> {
    return this.screen.open(paths.notifications, () => this.screen.press(bell))
  }

  /** Hand and gender by the keys of their texts. */
  async fillIn(field: ProfileField, value: string): Promise<void> {
    if (field === 'hand') return this.screen.press(radio(`account:hand.${value}`))
    if (field === 'pref') return this.screen.choose(control(field), value)
    if (field !== 'gender') return this.screen.type(control(field), value)
    const words = await this.screen.words()
    return this.screen.choose(control(field), words(`account:gender.${value}`))
  }

  save(): Promise<void> {
    return this.screen.press(button('account:profile.save'))
  }

  markRead(title: string): Promise<void> {
    return this.screen.press(button('notifications:list.markRead').within(rows.withText(called(title))))
  }

  parts(group: string): Promise<readonly string[]> {
    return this.screen.texts(
      named('name')
        .within(region(called(group)))
        .within(accountSections),
    )
  }

  async note(page: string): Promise<string | undefined> {
    if (!(await this.screen.shows(rowOf(page)))) throw new Error(`The account has no ${page}`)
    const [note] = await this.screen.texts(named('note').within(rowOf(page)))
    return note
  }

  goTo(page: string): Promise<void> {
    return this.screen.press(rowOf(page))
  }

  /** Such as `Gold: Tuesday 2 June 2026`. */
  async endings(): Promise<readonly string[]> {
    const days = await this.screen.values(part('time').within(endings))
    const written = days.map((day) => writtenDay(Temporal.PlainDate.from(day)))
    return inRows([await this.screen.texts(heading().within(endings)), written], ': ')
  }

  async fields(): Promise<readonly ProfileField[]> {
    const names = await this.screen.marks(part('form [name]'), 'name')
    return profileFields.filter((field) => names.includes(field) || field === 'hand')
  }

  async filledIn(field: ProfileField): Promise<string> {
    return (await this.screen.value(control(field))) ?? this.screen.text(part(`form [data-field=${field}]`))
  }

  reports(problem: FieldProblem, field: ProfileField): Promise<boolean> {
    return this.screen.shows(
      text(`account:problems.${problem}`).within(part(`form [data-invalid]:has([name=${field}], [data-field=${field}])`)),
    )
  }

  prefectures(): Promise<number> {
    return this.screen.count(part('option:not([disabled])').within(control('pref')))
  }

  async unread(): Promise<number> {
    if (!(await this.screen.shows(bell))) throw new Error('The screen has no notifications')
    return Number((await this.screen.value(part('data').within(bell))) ?? 0)
  }

  async notifications() {
    const words = await this.screen.words()
    const read = await this.screen.marks(rows, 'data-read')
    const titles = await this.screen.texts(heading().within(rows))
    const mark = words('notifications:list.new')
    return titles.map((title, index) => ({ title: title.replace(new RegExp(`^${mark}`), ''), isRead: read[index] === 'true' }))
  }
}

function rowOf(page: string) {
  return link()
    .having(text(called(page)))
    .within(accountSections)
}

function control(field: ProfileField) {
  return part(`form [name=${field}]`)
}
