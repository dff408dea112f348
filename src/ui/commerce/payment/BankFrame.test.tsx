import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { BankFrame } from './BankFrame.tsx'

const done = 'clubhouse.bank-return'
const visit = { page: { url: 'https://bank.example/challenge', data: 'case-1' }, isHidden: false }

const places: ReturnType<typeof renderAt>[] = []

afterEach(() => {
  for (const place of places.splice(0)) place.clear()
  vi.restoreAllMocks()
})

/** Stands in for the frame's window, which jsdom doesn't provide. */
const { port1: within } = new MessageChannel()

function aFrame(own: Partial<typeof visit> = {}) {
  const onPassed = vi.fn<() => void>()
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { get: () => within, configurable: true })
  const place = renderAt()
  places.push(place)
  place.show(<BankFrame visit={{ ...visit, ...own }} title="The bank" onPassed={onPassed} />)
  const frame = document.querySelector('iframe')
  const hear = (message: Pick<MessageEventInit, 'origin' | 'source' | 'data'>) => window.dispatchEvent(new MessageEvent('message', message))
  return { onPassed, submitted, frame, hear }
}

describe("the bank's page", () => {
  test('is posted to, in a frame that can do little', () => {
    const { frame, submitted } = aFrame()
    const form = document.querySelector('form')
    expect([form?.method, form?.action, form?.target]).toEqual(['post', visit.page.url, frame?.name])
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ creq: 'case-1' })
    expect(frame?.getAttribute('sandbox')).toBe('allow-forms allow-scripts allow-same-origin')
    expect([frame?.getAttribute('referrerpolicy'), form?.hidden]).toEqual(['no-referrer', true])
    expect(submitted).toHaveBeenCalledOnce()
  })

  test('is hidden where the shopper has nothing to do there', () => {
    const { frame } = aFrame({ isHidden: true })
    expect([frame?.hidden, document.querySelector('input')?.name]).toEqual([true, 'threeDSMethodData'])
  })

  test('is passed when our own page in this frame says so', () => {
    const { hear, onPassed } = aFrame()
    hear({ origin: window.location.origin, source: within, data: done })
    expect(onPassed).toHaveBeenCalledOnce()
  })
})

describe('a forged message', () => {
  const own = window.location.origin
  const sources = new Map<string, MessageEventSource>([
    ['frame', within],
    ['window', window],
  ])
  test.each([
    ['from the bank itself', 'https://bank.example', 'frame', done],
    ['from a stranger', 'https://evil.example', 'frame', done],
    ['from nowhere', 'null', 'frame', done],
    ['from our own window', own, 'window', done],
    ['from no window', own, 'none', done],
    ['of another word', own, 'frame', 'done'],
    ['with more around it', own, 'frame', { type: done }],
    ['in a list', own, 'frame', [done]],
    ['with spaces', own, 'frame', ` ${done}`],
    ['in capitals', own, 'frame', done.toUpperCase()],
    ['of nothing', own, 'frame', undefined],
    ['of true', own, 'frame', true],
  ])('%s changes nothing', (_what, origin, from, data) => {
    const { hear, onPassed } = aFrame()
    hear({ origin, data, source: sources.get(from) ?? null })
    expect(onPassed).not.toHaveBeenCalled()
  })
})
