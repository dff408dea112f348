import { HelpViewModel } from '#ui/support/help/HelpViewModel.ts'
import { attachedFiles, type FileKind } from '../../../world/attachedFiles.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { HelpDeskActor } from '../HelpDeskActor.ts'

export class ModelHelpDesk implements HelpDeskActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.openPublic(HelpViewModel))
  }

  openFromFoot(): Promise<void> {
    throw new Error('View models have no foot')
  }

  async write(subject: string): Promise<void> {
    const model = await this.dialog()
    await this.player.act(() => {
      model.write('subject', subject)
      model.write('description', 'It happens each time.')
    })
  }

  async attach(kind: FileKind): Promise<void> {
    const model = await this.dialog()
    const { name, content } = attachedFiles[kind]
    await this.player.act(() => model.attach(new File([new Uint8Array(content)], name)))
  }

  async leaveOutDetails(): Promise<void> {
    const model = await this.dialog()
    await this.player.act(() => model.includeDetails(false))
  }

  async send(): Promise<void> {
    const model = await this.dialog()
    await this.player.act(() => model.send())
  }

  async isSent(): Promise<boolean> {
    return (await this.dialog()).isSent
  }

  async subject(): Promise<string> {
    return (await this.dialog()).entry.subject
  }

  async files(): Promise<readonly string[]> {
    return (await this.dialog()).files.list.map(({ file }) => file.name)
  }

  leadsElsewhere(): Promise<boolean> {
    throw new Error('View models have no links')
  }

  private dialog(): Promise<HelpViewModel> {
    return this.player.requireModel(HelpViewModel)
  }
}

export function helpDeskMessages(window: ModelWindow): readonly Notice[] {
  const dialog = window.shownModel(HelpViewModel)
  return [
    ...failureMessages(dialog?.sending.failure, 'ticket-not-sent'),
    ...noticeIf(dialog?.files.problem?.kind === 'wrong-type', 'ticket-file-wrong-type'),
  ]
}
