import { BehaviorSubject, skip } from 'rxjs'
import { expect, test } from 'vitest'
import { AnalyticsConsent } from './AnalyticsConsent.ts'

function sourceOf<T>(subject: BehaviorSubject<T>) {
  return {
    get value() {
      return subject.value
    },
    changes: subject.pipe(skip(1)),
  }
}

function aPlayer(id: string | undefined, usageAnalytics: boolean) {
  const [player, habits] = [new BehaviorSubject(id), new BehaviorSubject({ usageAnalytics })]
  const consent = new AnalyticsConsent(sourceOf(player), sourceOf(habits))
  const names: (string | undefined)[] = []
  consent.changes.subscribe((name) => names.push(name))
  return { player, habits, consent, names }
}

test.each([
  ['hana', true, 'hana'],
  ['hana', false, undefined],
  [undefined, true, undefined],
])('of %s, who allows it: %s, usage is noted for %s', (id, usageAnalytics, name) => {
  const { consent } = aPlayer(id, usageAnalytics)
  expect([consent.value, consent.isRefused]).toEqual([name, !usageAnalytics])
})

test('a change of the player or the consent is emitted once', () => {
  const { player, habits, names } = aPlayer('hana', true)
  player.next('mateo')
  player.next('mateo')
  habits.next({ usageAnalytics: false })
  player.next('li')
  habits.next({ usageAnalytics: true })
  expect(names).toEqual(['mateo', undefined, 'li'])
})
