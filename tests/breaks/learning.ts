import type { Break } from './Break.ts'

export const learning: readonly Break[] = [
  {
    breaks: 'A note keeps the time at which it was begun',
    file: 'src/adapters/rest/learning/HttpVideoNotes.ts',
    from: 'body: { videoId, time, note: text }',
    to: 'body: { videoId, time: 0, note: text }',
    noticedBy: ['features/learning/notes.feature'],
  },
  {
    breaks: 'The comment for the coach goes with the swing',
    file: 'src/adapters/rest/learning/HttpSwings.ts',
    from: 'query: { id }, body: { comment }',
    to: "query: { id }, body: { comment: '' }",
    noticedBy: ['features/learning/swing-to-coach.feature'],
  },
  {
    breaks: "A swing's view filters the list as the club does",
    file: 'src/domain/learning/swing.ts',
    from: '&& (view === undefined || swing.view === view)',
    to: '',
    noticedBy: ['features/learning/swings.feature'],
  },
  {
    breaks: 'The library shows the series of the chosen category',
    file: 'src/ui/learning/library/LibraryViewModel.ts',
    from: 'seriesIn(this.shelf.value ?? [], this.category?.id, this.language)',
    to: 'seriesIn(this.shelf.value ?? [], undefined, this.language)',
    noticedBy: ['features/learning/library.feature'],
  },
  {
    breaks: 'A paused plan is resumed',
    file: 'src/domain/learning/plan.ts',
    from: "return change === 'pause' ? 'PAUSED' : 'IN_PROGRESS'",
    to: "return change === 'pause' ? 'PAUSED' : 'PAUSED'",
    noticedBy: ['features/learning/lesson-plan.feature'],
  },
  {
    breaks: 'The video that was chosen is downloaded, by its type and id',
    file: 'src/adapters/rest/learning/HttpLessons.ts',
    from: 'const query = { lessonId, videoType: video.type, videoId: video.id }',
    to: "const query = { lessonId, videoType: video.type, videoId: '1' }",
    noticedBy: ['features/learning/lesson-videos.feature', 'features/learning/lessons.feature'],
  },
  {
    breaks: 'A search is in the language that was chosen',
    file: 'src/adapters/rest/learning/HttpVideoLibrary.ts',
    from: 'query: { keyword, language }, signal',
    to: "query: { keyword, language: 'en' }, signal",
    noticedBy: ['features/learning/library-search.feature'],
  },
  {
    breaks: 'A swing is dated in the time zone of its centre',
    file: 'src/adapters/rest/learning/HttpSwings.ts',
    from: 'const zone = timeZone ?? this.clock.timeZone',
    to: 'const zone = this.clock.timeZone',
    noticedBy: ['src/adapters/rest/learning/HttpSwings.test.ts'],
  },
]
