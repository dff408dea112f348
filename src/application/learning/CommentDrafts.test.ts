import { BehaviorSubject } from 'rxjs'
import { expect, test } from 'vitest'
import { CommentDrafts } from './CommentDrafts.ts'

function aDraft(owner: string | undefined) {
  const account = new BehaviorSubject(owner)
  const drafts = new CommentDrafts({ value: owner, changes: account })
  drafts.keep('a', 'Hips')
  return { drafts, account }
}

test('what was written waits at its swing, until nothing of it is left', () => {
  const { drafts } = aDraft('hana')
  expect([drafts.of('a'), drafts.of('b')]).toEqual(['Hips', ''])
  drafts.keep('a', '')
  expect(drafts.of('a')).toBe('')
})

test('it is there again when its writer has signed in anew, and for nobody else', () => {
  const { drafts, account } = aDraft('hana')
  account.next(undefined)
  account.next('hana')
  expect(drafts.of('a')).toBe('Hips')
  account.next(undefined)
  account.next('bram')
  expect(drafts.of('a')).toBe('')
})

test('what was written before a sign-in stays with whoever signs in', () => {
  const { drafts, account } = aDraft(undefined)
  account.next('hana')
  expect(drafts.of('a')).toBe('Hips')
  account.next('bram')
  expect(drafts.of('a')).toBe('')
})
