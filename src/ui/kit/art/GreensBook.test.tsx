import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { GreensBook } from './GreensBook.tsx'
import { greensBooks } from './greensBook.ts'
import * as scenes from './scenes.ts'

describe.each(Object.entries(scenes))('%s', (_name, scene) => {
  greensBooks.atOnce(scene)
  const markup = renderToStaticMarkup(<GreensBook scene={scene} />)

  test('shows one flag', () => {
    expect(markup.match(/data-part="flag"/g)).toHaveLength(1)
  })

  test('carries no style that the content security policy would refuse', () => {
    expect(markup).not.toMatch(/ style=|<style/)
  })

  test('says nothing to readers and holds no text', () => {
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/)
    expect(markup).not.toContain('<text')
  })
})

test('A drawing fades by a mask of SVG, the only one that WebKit applies to a part of it', () => {
  greensBooks.atOnce(scenes.homeScene)
  const markup = renderToStaticMarkup(<GreensBook scene={scenes.homeScene} fades />)
  const [, mask] = /<mask id="([^"]+)"/.exec(markup) ?? []
  expect(markup).toContain(` mask="url(#${mask})"`)
  expect(renderToStaticMarkup(<GreensBook scene={scenes.homeScene} />)).not.toContain('mask')
})
