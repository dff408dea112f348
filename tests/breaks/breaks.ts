import type { Break } from './Break.ts'
import { commerce } from './commerce.ts'
import { devices } from './devices.ts'
import { learning } from './learning.ts'
import { returns } from './returns.ts'
import { rounds } from './rounds.ts'
import { scheduling } from './scheduling.ts'
import { session } from './session.ts'
import { support } from './support.ts'

export const breaks: Readonly<Record<string, readonly Break[]>> = {
  commerce,
  devices,
  learning,
  returns,
  rounds,
  scheduling,
  session,
  support,
}
