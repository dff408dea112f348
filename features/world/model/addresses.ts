import { NotificationsViewModel } from '#ui/session/notifications/NotificationsViewModel.ts'
import { ProfileViewModel } from '#ui/session/profile/ProfileViewModel.ts'
import { SignInViewModel } from '#ui/session/sign-in/SignInViewModel.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { paths } from '#ui/shell/paths.ts'
import { Task } from '#ui/shell/Task.ts'
import { HomeViewModel } from '#ui/support/home/HomeViewModel.ts'
import { addressOfBooking, addressOfCalendar, addressOfLesson } from '../../scheduling/actors/model/addresses.ts'
import type { ModelWindow } from './ModelWindow.ts'

/** Undefined if the screen has state that no address contains. */
export function addressOf(window: ModelWindow, opened: string): string | undefined {
  const { screen } = window
  if (!screen) return opened
  if (window.shownModels.some(hasFailed)) return undefined
  if (screen instanceof SignInViewModel)
    return screen.username + screen.password === '' && !screen.problem && !screen.endedBecause ? opened : undefined
  if (screen instanceof HomeViewModel) return paths.home
  return addressInAccount(screen) ?? addressOfCalendar(screen) ?? addressOfLesson(window) ?? addressOfBooking(screen)
}

function addressInAccount(screen: object): string | undefined {
  if (screen instanceof NotificationsViewModel) return paths.notifications
  return screen instanceof ProfileViewModel && !screen.isUnsent ? paths.profile : undefined
}

function hasFailed(model: object): boolean {
  return Object.values(model).some((part: unknown) => (part instanceof Loaded || part instanceof Task) && part.failure !== undefined)
}
