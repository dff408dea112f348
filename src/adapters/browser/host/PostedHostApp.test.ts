import { expect, test } from 'vitest'
import type { HostFrame, HostMessage } from './hostFrame.ts'
import { PostedHostApp } from './PostedHostApp.ts'

function createFrame(origin: string | undefined) {
  const posted: unknown[] = []
  const listeners = new Set<(message: HostMessage) => void>()
  const frame: HostFrame = {
    origin,
    post: (message, targetOrigin) => void posted.push([message, targetOrigin]),
    listen: (receive) => {
      listeners.add(receive)
      return () => listeners.delete(receive)
    },
  }
  const send = (data: unknown, from = 'https://app.example') => {
    for (const receive of listeners) receive({ origin: from, data })
  }
  return { frame, posted, send }
}

const embedders = ['https://app.example/', 'https://other.example']

test('Posts to the app around it alone, and never to every origin', () => {
  const { frame, posted } = createFrame('https://app.example')
  const app = new PostedHostApp(frame, embedders)
  app.reportReady()
  app.goBack()
  expect(posted).toEqual([
    [{ type: 'clubhouse:ready' }, 'https://app.example'],
    [{ type: 'clubhouse:return' }, 'https://app.example'],
  ])
})

test('Names each known app where the browser does not say which one it is', () => {
  const { frame, posted } = createFrame(undefined)
  new PostedHostApp(frame, embedders).goBack()
  expect(posted.map((entry) => (Array.isArray(entry) ? entry[1] : undefined))).toEqual(['https://app.example', 'https://other.example'])
})

test.each([
  ['outside a frame', undefined],
  ['in the frame of an unknown site', createFrame('https://elsewhere.example').frame],
])('Is absent and silent %s', (_, frame) => {
  const app = new PostedHostApp(frame, embedders)
  app.goBack()
  expect(app.isPresent).toBe(false)
})

test('Follows an address of the product', () => {
  const { frame, send } = createFrame('https://app.example')
  const opened: string[] = []
  const following = new PostedHostApp(frame, embedders).requests.subscribe((address) => opened.push(address))
  send({ type: 'clubhouse:open', address: '/shop?view=list' })
  following.unsubscribe()
  send({ type: 'clubhouse:open', address: '/learn' })
  expect(opened).toEqual(['/shop?view=list'])
})

test.each([
  ['another origin', { type: 'clubhouse:open', address: '/shop' }, 'https://elsewhere.example'],
  ['another known app', { type: 'clubhouse:open', address: '/shop' }, 'https://other.example'],
  ['another type', { type: 'open', address: '/shop' }, undefined],
  ['another host', { type: 'clubhouse:open', address: '//elsewhere.example' }, undefined],
  ['another host, written with a backslash', { type: 'clubhouse:open', address: '/\\elsewhere.example' }, undefined],
  ['a script', { type: 'clubhouse:open', address: 'javascript:alert(1)' }, undefined],
  ['no address', { type: 'clubhouse:open' }, undefined],
  ['a text', 'clubhouse:open', undefined],
  ['nothing', null, undefined],
])('Ignores %s', (_, data, origin) => {
  const { frame, send } = createFrame('https://app.example')
  const opened: string[] = []
  new PostedHostApp(frame, embedders).requests.subscribe((address) => opened.push(address))
  send(data, origin)
  expect(opened).toEqual([])
})
