import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestRest } from './requestRest.ts'

let fonts: PromiseWithResolvers<void>

beforeEach(() => {
  fonts = Promise.withResolvers<void>()
  vi.useFakeTimers()
  Object.defineProperty(document, 'fonts', { value: { ready: fonts.promise }, configurable: true })
  document.head.innerHTML = `<template id="home-rest" data-fr='{"0":{"rel":"modulepreload"}}'><link rel="x"></template>`
  document.documentElement.lang = 'fr'
})

afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
  Reflect.deleteProperty(document, 'fonts')
  document.documentElement.lang = ''
})

const links = () => [...document.head.querySelectorAll('link')].map(({ rel }) => rel)

describe("The rest of home's code", () => {
  test('waits for the fonts of the first view', async () => {
    void requestRest(document, Promise.resolve())
    await vi.advanceTimersByTimeAsync(10_000)
    expect(links()).toEqual([])
    fonts.resolve()
    await vi.advanceTimersByTimeAsync(20)
    expect(links()).toEqual(['modulepreload'])
  })

  test('waits for the frame that shows what the answers say', async () => {
    const shown = Promise.withResolvers<void>()
    void requestRest(document, shown.promise)
    fonts.resolve()
    await vi.advanceTimersByTimeAsync(400)
    expect(links()).toEqual([])
    shown.resolve()
    await vi.advanceTimersByTimeAsync(20)
    expect(links()).toEqual(['modulepreload'])
  })

  test('waits half a second for slow answers', async () => {
    void requestRest(document, new Promise(() => undefined))
    fonts.resolve()
    await vi.advanceTimersByTimeAsync(499)
    expect(links()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(links()).toEqual(['modulepreload'])
  })
})
