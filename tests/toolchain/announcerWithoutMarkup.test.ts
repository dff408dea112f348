import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutMarkup } from '../../scripts/vite/announcerWithoutMarkup.ts'

test("React Aria's announcements are emptied without markup", () => {
  const announcer = withoutMarkup(readFileSync('node_modules/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs', 'utf8'))
  expect(announcer).not.toContain('innerHTML')
  expect(announcer.match(/\.replaceChildren\(\)/g)).toHaveLength(2)
})

test('a newer React Aria that needs no change ends the build', () => {
  expect(() => withoutMarkup('this.politeLog.replaceChildren()')).toThrow('is this plugin still needed?')
})
