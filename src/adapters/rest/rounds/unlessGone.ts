import { Failure } from '#app/shared/failure'

export async function unlessGone(deleting: Promise<unknown>): Promise<void> {
  try {
    await deleting
  } catch (error) {
    if (!(error instanceof Failure && error.kind === 'gone')) throw error
  }
}
