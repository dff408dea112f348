import { expect, test } from 'vitest'
import { usernameOf } from './username.ts'

test.each([
  ['+1 (312) 555-0141', '+13125550141'],
  ['ｈａｎａ＠clubhouse.example', 'hana@clubhouse.example'],
  ['hana@clubhouse.example\u200b', 'hana@clubhouse.example'],
  [' fairway-fox ', 'fairway-fox'],
  ['\u202a', ''],
])('%j signs in as %j', (typed, username) => {
  expect(usernameOf(typed)).toBe(username)
})
