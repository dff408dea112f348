import type { UserType } from './player.ts'

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

/** The kinds of players who may use an area. */
export function userTypesOf(area: Area): readonly UserType[] {
  return openTo[area]
}

/** The launch monitor's shop belongs to the parent, so it is closed to a child. */
export function isOpenTo(area: Area, userType: UserType, isChild = false): boolean {
  return openTo[area].includes(userType) && !(isChild && area === 'launch-monitor-shop')
}
