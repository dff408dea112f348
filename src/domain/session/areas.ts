import type { UserType } from './player.ts'

/** Parts of the club that are not for every kind of player. */
export type Area = 'lessons' | 'booking' | 'videos' | 'devices' | 'membership' | 'launch-monitor-shop'

const club: readonly UserType[] = [1, 2]
const launchMonitor: readonly UserType[] = [2, 3]

const openTo: Readonly<Record<Area, readonly UserType[]>> = {
  lessons: club,
  booking: club,
  videos: club,
  devices: launchMonitor,
  membership: launchMonitor,
  'launch-monitor-shop': launchMonitor,
}

/** The kinds of players for whom an area is. */
export function userTypesOf(area: Area): readonly UserType[] {
  return openTo[area]
}

/** Whether players of this kind have an area. The launch monitor's shop is the parent's own: it is closed to a child. */
export function isOpenTo(area: Area, userType: UserType, isChild = false): boolean {
  return openTo[area].includes(userType) && !(isChild && area === 'launch-monitor-shop')
}
