import type { Language } from '../../../world/languages.ts'
import { fullName } from '../../../world/names.ts'
import type { World } from '../../../world/World.ts'
import { courseList, type FakeCourse } from '../courses/courseList.ts'
import { teesOf } from '../courses/holes.ts'
import type { PlayedHoleRow, playSettingNames, RoundRow } from '../roundData.ts'
import { holesOfRound } from './holesOfRound.ts'

export function courseOf({ courseId }: Pick<RoundRow, 'courseId'>): FakeCourse {
  const course = courseList.find(({ id }) => id === courseId)
  if (!course) throw new Error(`There is no course ${courseId}`)
  return course
}

/** Those that ended with a score or were picked up. */
export function endedHolesOf(round: RoundRow): readonly PlayedHoleRow[] {
  return holesOfRound(round).filter(({ score, status }) => score !== null || status === 'pickedUp')
}

/** Those with a score. */
export function playedHolesOf(round: RoundRow): readonly (PlayedHoleRow & { readonly score: number })[] {
  return holesOfRound(round).flatMap((hole) => (hole.score === null ? [] : [{ ...hole, score: hole.score }]))
}

export function sumOf<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0)
}

export function summaryOnWire(round: RoundRow, language: Language) {
  const { id, courseId, teeBox, playedAt, playMode, isCompliantMode, scope, scopeType } = round
  const course = courseOf(round)
  const { name, city, timeZone: timezone } = course
  const ofCourse = teesOf(course).find((tee) => tee.id === teeBox.id)
  const [ended, played] = [endedHolesOf(round), playedHolesOf(round)]
  return {
    ...{ id: Number(id), courseId, courseName: name[language], city: city[language], timezone, playedAt },
    teeBoxDetail: { ...teeBox, ...(ofCourse && { name: ofCourse.name[language] }) },
    ...{ playMode, isCompliantMode, scope, scopeType, holesPlayed: ended.length, holesPickedUp: ended.length - played.length },
    ...{ score: sumOf(played, ({ score }) => score), par: sumOf(played, ({ par }) => par) },
  }
}

export function detailOnWire(world: World, round: RoundRow, language: Language) {
  const { coachId } = round
  const coach = coachId === null ? undefined : world.coaches.find(coachId)
  return {
    ...summaryOnWire(round, language),
    ...(coach && { coachName: fullName(coach) }),
    playSettings: settingsOnWire(round.playSettings),
    scorecardHoles: holesOfRound(round),
  }
}

export function settingsOnWire(settings: RoundRow['playSettings']): Record<(typeof playSettingNames)[number], boolean> {
  const isOn = (name: (typeof playSettingNames)[number]) => settings.includes(name)
  return {
    ...{ score: isOn('score'), fourStats: isOn('fourStats'), putts: isOn('putts'), fairwayHit: isOn('fairwayHit') },
    ...{ fairwayBunkers: isOn('fairwayBunkers'), greensideBunkers: isOn('greensideBunkers'), pitches: isOn('pitches') },
    ...{ drivingDistance: isOn('drivingDistance'), chips: isOn('chips'), penalties: isOn('penalties') },
    ...{ missedPutts: isOn('missedPutts'), greenInReg: isOn('greenInReg') },
  }
}
