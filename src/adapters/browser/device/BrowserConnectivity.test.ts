import { expect, it } from 'vitest'
import { BrowserConnectivity } from './BrowserConnectivity.ts'

it('tells whether there is a network, and each change of it', () => {
  const events = new EventTarget()
  let online = true
  const connectivity = new BrowserConnectivity(events, () => online)
  const heard: boolean[] = []
  const subscription = connectivity.changes.subscribe((now) => heard.push(now))
  expect(connectivity.value).toBe(true)
  online = false
  events.dispatchEvent(new Event('offline'))
  expect(connectivity.value).toBe(false)
  events.dispatchEvent(new Event('online'))
  subscription.unsubscribe()
  events.dispatchEvent(new Event('offline'))
  expect(heard).toEqual([false, true])
})
