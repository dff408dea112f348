import { afterEach, expect, test } from 'vitest'
import { requestRest } from './requestRest.ts'

afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(document, 'fonts')
  document.documentElement.lang = ''
})

test("The rest of home's code is requested once the fonts of the first view are there", async () => {
  const fonts = Promise.withResolvers<void>()
  Object.defineProperty(document, 'fonts', { value: { ready: fonts.promise }, configurable: true })
  document.head.innerHTML = `<template id="home-rest" data-fr='{"0":{"rel":"modulepreload"}}'><link rel="x"></template>`
  document.documentElement.lang = 'fr'
  const links = () => [...document.head.querySelectorAll('link')].map(({ rel }) => rel)
  const requested = requestRest(document)
  expect(links()).toEqual([])
  fonts.resolve()
  await requested
  expect(links()).toEqual(['modulepreload'])
})
