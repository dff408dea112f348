import type { PlayerModel } from './PlayerModel.ts'

/** What a key does, and how the help names it. */
export interface KeyAct {
  /** As `KeyboardEvent.key` tells them, small letters. */
  readonly keys: readonly string[]
  /** Names its text, `learning:keys.<name>`. */
  readonly name: 'play' | 'back10' | 'on10' | 'back5' | 'on5' | 'frameBack' | 'frameOn' | 'slower' | 'faster' | 'sound' | 'start' | 'end'
  readonly act: (model: PlayerModel) => void
}

export const keyActs: readonly KeyAct[] = [
  { keys: [' ', 'k'], name: 'play', act: (model) => model.toggle() },
  { keys: ['j'], name: 'back10', act: (model) => model.seekBy(-10) },
  { keys: ['l'], name: 'on10', act: (model) => model.seekBy(10) },
  { keys: ['arrowleft'], name: 'back5', act: (model) => model.seekBy(-5) },
  { keys: ['arrowright'], name: 'on5', act: (model) => model.seekBy(5) },
  { keys: [','], name: 'frameBack', act: (model) => model.step(-1) },
  { keys: ['.'], name: 'frameOn', act: (model) => model.step(1) },
  { keys: ['<'], name: 'slower', act: (model) => model.changeSpeedBy(-1) },
  { keys: ['>'], name: 'faster', act: (model) => model.changeSpeedBy(1) },
  { keys: ['m'], name: 'sound', act: (model) => model.toggleSound() },
  { keys: ['home'], name: 'start', act: (model) => model.seekTo(0) },
  { keys: ['end'], name: 'end', act: (model) => model.seekTo(model.media.seconds) },
]

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** What a press does to the film; nothing where the key is not the player's. */
export function actOf({ key, altKey, ctrlKey, metaKey }: Pressed): KeyAct['act'] | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  if (/^\d$/.test(key)) return (model) => model.seekToTenth(Number(key))
  return keyActs.find(({ keys }) => keys.includes(key.toLowerCase()))?.act
}
