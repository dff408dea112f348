import type { ChosenFile } from './BagActor.ts'

/** Of one pixel. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

export const chosenFiles: Readonly<Record<ChosenFile, Buffer>> = { picture, text: Buffer.from('no picture at all') }
