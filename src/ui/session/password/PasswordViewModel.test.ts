import { beforeEach, describe, expect, test } from 'vitest'
import { ChangePassword } from '#app/session/ChangePassword'
import type { PasswordChanged } from '#app/session/ports/Passwords'
import { Failure } from '#app/shared/failure'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { PasswordViewModel } from './PasswordViewModel.ts'

let answer: () => Promise<PasswordChanged>
let model: PasswordViewModel

beforeEach(() => {
  answer = async () => ({ kind: 'changed' })
  const session = new SessionInMemory()
  model = new PasswordViewModel(new ChangePassword({ change: () => answer() }, session), session)
  model.changeOld('fairway-hana')
  model.entry.change('links-hana')
  model.entry.repeat('links-hana')
})

const typed = () => [model.oldPassword, model.entry.password, model.entry.repeated]

describe('the password', () => {
  test('goes empty, wait, changed, and nothing of it stays in memory', async () => {
    expect(model.operation.state).toBe('idle')
    const sending = model.submit()
    expect(model.operation.state).toBe('wait')
    await sending
    expect(model.operation.state).toBe('changed')
    expect(typed()).toEqual(['', '', ''])
    expect(model.isUnsent).toBe(false)
  })

  test('that is refused is kept in its fields, and the answer with it', async () => {
    answer = async () => ({ kind: 'wrong-password', payload: { code: 90024 } })
    await model.submit()
    expect(model.operation).toEqual({ state: 'idle', problem: { code: 90024 } })
    expect([model.oldProblem, ...typed()]).toEqual(['wrong', 'fairway-hana', 'links-hana', 'links-hana'])
  })

  test('that fails is kept in its fields, and the answer with it', async () => {
    answer = () => Promise.reject(new Failure('rejected', { code: 1, body: { code: 1 } }))
    await model.submit()
    expect(model.operation).toEqual({ state: 'idle', problem: { code: 1 } })
    expect(model.isUnsent).toBe(true)
  })

  test('is sent once, however often it is asked', async () => {
    let count = 0
    answer = async () => {
      count += 1
      return { kind: 'changed' }
    }
    await Promise.all([model.submit(), model.submit()])
    expect(count).toBe(1)
  })

  test('is forgotten with the screen', () => {
    model.dispose()
    expect(typed()).toEqual(['', '', ''])
  })

  test('and a new one that is missing are both told', async () => {
    model.clear()
    await model.submit()
    expect([model.oldProblem, model.entry.problem, model.operation.state]).toEqual(['missing', 'missing', 'idle'])
  })
})
