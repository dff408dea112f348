export { followHostApp } from './followHostApp.ts'
export { keepEmbedded, keepLinksEmbedded } from './keepEmbedded.ts'
