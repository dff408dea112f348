import type { FileKind } from '../../world/attachedFiles.ts'

export interface HelpDeskActor {
  open(): Promise<void>
  openFromFoot(): Promise<void>
  write(subject: string): Promise<void>
  attach(file: FileKind): Promise<void>
  leaveOutDetails(): Promise<void>
  send(): Promise<void>

  isSent(): Promise<boolean>
  subject(): Promise<string>
  files(): Promise<readonly string[]>
  leadsElsewhere(): Promise<boolean>
}
