import type { Section } from '#ui/session/account-page/sections.ts'
import type { Screen } from './Screen.ts'
import { aside, button, link, navigation, text } from './Target.ts'

/** The profile beside the screen. */
export const profile = aside('shell:shell.profile')
export const accountSections = navigation('account:account.title')
const opening = button('shell:shell.openProfile')

export async function openProfilePanel(screen: Screen): Promise<void> {
  if (await screen.shows(profile)) return
  await screen.press(opening)
}

export async function openAccount(screen: Screen): Promise<void> {
  if (await screen.shows(accountSections)) return
  await openProfilePanel(screen)
  await screen.press(link('session:account.toAccount').within(profile))
}

/** The plans lead to the screens that change them. */
export async function openFromPlans(screen: Screen, way: string): Promise<void> {
  await openAccountSection(screen, 'plans')
  await screen.press(link(`plans:${way}`))
}

/** By the account's own navigation: the screen before it may have a link of the same name. */
export async function openAccountSection(screen: Screen, section: Section['key']): Promise<void> {
  await openAccount(screen)
  await screen.press(
    link()
      .having(text(`account:sections.${section}`))
      .within(accountSections),
  )
}
