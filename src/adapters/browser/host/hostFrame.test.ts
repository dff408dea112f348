import { expect, test, vi } from 'vitest'
import { type HostFrame, hostFrameOf } from './hostFrame.ts'

/** Windows can't be made in a test. */
function frameOf(own: object): HostFrame | undefined {
  return Reflect.apply(hostFrameOf, undefined, [own])
}

function createWindow() {
  const parent = { postMessage: vi.fn() }
  const own = new EventTarget()
  const arrive = (source: unknown) =>
    own.dispatchEvent(Object.assign(new Event('message'), { source, origin: 'https://app.example', data: 'hello' }))
  return { own: Object.assign(own, { parent, location: { ancestorOrigins: ['https://app.example'] } }), parent, arrive }
}

test('A page of its own has no frame', () => {
  const own: Record<string, unknown> = {}
  own['parent'] = own
  expect(frameOf(own)).toBeUndefined()
})

test('Only the window around is heard, until nobody listens', () => {
  const { own, parent, arrive } = createWindow()
  const heard: unknown[] = []
  const frame = frameOf(own)
  const stop = frame?.listen((message) => heard.push(message))
  arrive(own)
  arrive(parent)
  stop?.()
  arrive(parent)
  expect(heard).toEqual([{ origin: 'https://app.example', data: 'hello' }])
})

test('A message names its receiver', () => {
  const { own, parent } = createWindow()
  const frame = frameOf(own)
  frame?.post('hello', 'https://app.example')
  expect(parent.postMessage).toHaveBeenCalledWith('hello', 'https://app.example')
  expect(frame?.origin).toBe('https://app.example')
})
