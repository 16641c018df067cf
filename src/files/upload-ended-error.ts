import { InvalidInputError } from '../errors.ts'
import type { UploadState } from './upload.entity.ts'

type EndedState = Exclude<UploadState, 'PENDING'>

const words: Record<EndedState, string> = {
  CANCELLED: 'The upload was cancelled.',
  COMPLETED: 'The upload is completed: its file has been stored.',
  EXPIRED: 'The upload has expired: its time was over before the bytes had arrived.',
  VERIFYING: 'The bytes of the upload have arrived, and are being verified.',
}

/** The upload takes no bytes any more: it has its file, its time is over, or nobody wants it. */
export class UploadEndedError extends InvalidInputError {
  readonly state: EndedState

  constructor(state: EndedState) {
    super(words[state], 'uploadId')
    this.state = state
  }
}
