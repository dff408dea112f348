import type { PlayerModel } from './PlayerModel.ts'
import type { Transport } from './Transport.ts'

type ActName = 'play' | 'back10' | 'on10' | 'back5' | 'on5' | 'frameBack' | 'frameOn' | 'slower' | 'faster' | 'sound' | 'start' | 'end'

export interface KeyAct<Moved> {
  readonly keys: readonly string[]
  readonly name: ActName
  act(moved: Moved): void
}

export const transportKeys: readonly KeyAct<Transport>[] = [
  { keys: [' ', 'k'], name: 'play', act: (moved) => moved.toggle() },
  { keys: ['j'], name: 'back10', act: (moved) => moved.seekBy(-10) },
  { keys: ['l'], name: 'on10', act: (moved) => moved.seekBy(10) },
  { keys: ['arrowleft'], name: 'back5', act: (moved) => moved.seekBy(-5) },
  { keys: ['arrowright'], name: 'on5', act: (moved) => moved.seekBy(5) },
  { keys: [','], name: 'frameBack', act: (moved) => moved.step(-1) },
  { keys: ['.'], name: 'frameOn', act: (moved) => moved.step(1) },
  { keys: ['<'], name: 'slower', act: (moved) => moved.changeSpeedBy(-1) },
  { keys: ['>'], name: 'faster', act: (moved) => moved.changeSpeedBy(1) },
  { keys: ['home'], name: 'start', act: (moved) => moved.seekToStart() },
  { keys: ['end'], name: 'end', act: (moved) => moved.seekToEnd() },
]

export const videoKeys: readonly KeyAct<PlayerModel>[] = [
  ...transportKeys,
  { keys: ['m'], name: 'sound', act: (model) => model.toggleSound() },
]

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

export function actOf<Moved extends Transport>(pressed: Pressed, keys: readonly KeyAct<Moved>[]): ((moved: Moved) => void) | undefined {
  const { key, altKey, ctrlKey, metaKey } = pressed
  if (altKey || ctrlKey || metaKey) return undefined
  if (/^\d$/.test(key)) return (moved) => moved.seekToTenth(Number(key))
  return keys.find((each) => each.keys.includes(key.toLowerCase()))?.act
}
