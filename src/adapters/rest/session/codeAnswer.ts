import type { CodeAnswer } from '#app/session/ports/CodeAnswer'
import { Failure } from '#app/shared/failure'
import { codeRefusalOf } from './codeRefusal.ts'

export async function codeAnswer(confirming: Promise<unknown>): Promise<CodeAnswer> {
  try {
    await confirming
    return { kind: 'accepted' }
  } catch (error) {
    return { kind: 'refused', reason: codeRefusalOf(error), payload: error instanceof Failure ? error.body : undefined }
  }
}
