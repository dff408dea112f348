import { compile } from 'sass'
import { expect, test } from 'vitest'

test('the profile beside home is 235 px wide [support.profile-summary-width]', () => {
  const { css } = compile('src/ui/shell/ProfilePanel.module.scss', { loadPaths: ['src/ui/kit/styles'] })
  expect(css).toMatch(/width: (?:235px|clamp\(200px, var\(--profile, 235px\), 400px\))/)
})
