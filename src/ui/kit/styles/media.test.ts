import { compileString } from 'sass'
import { describe, expect, test } from 'vitest'

const names = ['mobile', 'sm', 'tablet', 'md', 'lg', 'xlg', 'xl', 'xxl']

function widthsOf(mixin: string): number[] {
  const rules = names.map((name) => `.x { @include media.${mixin}('${name}') { color: red; } }`)
  const { css } = compileString(`@use 'media';\n${rules.join('\n')}`, { loadPaths: ['src/ui/kit/styles'] })
  return [...css.matchAll(/@media \(width >= (\d+)px\)/g)].map(([, width]) => Number(width))
}

describe('Breakpoints', () => {
  test('are these eight [support.normal-breakpoints]', () => {
    expect(widthsOf('from')).toEqual([320, 768, 968, 1280, 1440, 1680, 1920, 2440])
  })

  test('of embedded pages are these six [support.embed-breakpoints]', () => {
    expect([...new Set(widthsOf('embed-from'))]).toEqual([320, 744, 1136, 1200, 1680, 2200])
  })

  test('leave embedded pages in the layout of phones [support.embed-mobile-only]', () => {
    const { css } = compileString("@use 'media';\n.x { @include media.from('tablet') { color: red; } }", {
      loadPaths: ['src/ui/kit/styles'],
    })
    expect(css).toContain(':where(:root:not([data-embed])) .x')
  })
})
