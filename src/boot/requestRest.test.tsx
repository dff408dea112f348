import { afterEach, expect, test } from 'vitest'
import { requestRest } from './requestRest.ts'

afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(document, 'fonts')
  document.documentElement.lang = ''
  document.body.replaceChildren()
})

test.each([
  ['A player', '<div data-early="home"><nav></nav></div>', ['modulepreload']],
  ['A visitor', '<div data-early=""></div>', []],
  ['A product that has taken over', '<div><nav></nav></div>', []],
])("%s: the rest of a player's code is requested once the fonts of the first view are there", async (_, view, expected) => {
  document.body.innerHTML = view
  const fonts = Promise.withResolvers<void>()
  Object.defineProperty(document, 'fonts', { value: { ready: fonts.promise }, configurable: true })
  document.head.innerHTML = `<template id="home-false-rest" data-fr='{"0":{"rel":"modulepreload"}}'><link rel="x"></template>`
  document.documentElement.lang = 'fr'
  const links = () => [...document.head.querySelectorAll('link')].map(({ rel }) => rel)
  const requested = requestRest(document, 'home-false')
  expect(links()).toEqual([])
  fonts.resolve()
  await requested
  expect(links()).toEqual(expected)
})
