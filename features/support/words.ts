import type { Acts, Words } from '../world/Words.ts'

const acts: Acts = {
  'goes home': ({ home }) => home.go(),
  'follows her next lesson': ({ home }) => home.followNextLesson(),
  'opens her profile beside it': ({ home }) => home.openProfileBeside(),
}

export const supportWords: Words = { acts }
