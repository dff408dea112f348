import type { ChosenFile } from '../attachedFiles.ts'
import type { PageTexts } from '../browser/pageTexts.ts'
import type { RefusedAnswer } from './refusedAnswer.ts'
import type { Target } from './Target.ts'

/** Time in seconds. */
export interface Playback {
  readonly time: number
  readonly speed: number
}

/** What someone at a screen does and reads. Acts resolve when the screen has settled; a target that is missing, or not the only one, is an error. */
export interface Screen {
  readonly isOpen: boolean
  /** As the first address of a visit; later by `way`, or by a reload where the screen is there already. */
  open(address: string, way?: () => Promise<void>): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  /** Path and query. */
  address(): Promise<string>
  host(): Promise<string>
  /** What has become due by the club's clock happens. */
  wait(): Promise<void>

  /** Several are pressed at once; the same one several times is an impatient press. */
  press(...targets: readonly Target[]): Promise<void>
  /** Several values are typed one after the other, without waiting between them. */
  type(field: Target, ...values: readonly string[]): Promise<void>
  pressEnter(field: Target): Promise<void>
  /** Chooses a file of the device. */
  attach(input: Target, file: ChosenFile): Promise<void>
  /** An option of a list, by the beginning of its text. */
  choose(list: Target, option: string): Promise<void>

  /** In seconds. The time passes for the whole page; nobody sees frames. */
  play(video: Target, seconds: number, options?: { readonly thenPauses?: boolean }): Promise<void>
  /** As by its timeline. */
  seek(video: Target, seconds: number): Promise<void>

  shows(target: Target): Promise<boolean>
  count(target: Target): Promise<number>
  /** As heard: without what is hidden from screen readers; the chosen option of a list. */
  text(target: Target): Promise<string>
  texts(target: Target): Promise<readonly string[]>
  /** What a machine reads: the value of a field, the date of a `time`, the value of a `data`. */
  value(target: Target): Promise<string | undefined>
  values(target: Target): Promise<readonly string[]>
  playback(video: Target): Promise<readonly Playback[]>
  /** Where the product marks a state in an attribute: `aria-busy`, `data-availability`. */
  marks(target: Target, attribute: string): Promise<readonly string[]>
  /** Names of the files that the page has given to the device. */
  files(): Promise<readonly string[]>
  /** What was copied last. */
  copied(): Promise<string>
  /** All that the page holds, shown or not. */
  contents(): Promise<string>
  /** The texts in the language of the page. */
  words(): Promise<PageTexts>
  /** Answers with an error, the latest first. */
  refusals(): Promise<readonly RefusedAnswer[]>
}
