import { InvalidInputError } from '../errors.ts'

/** The upload takes no bytes any more: it has its file, or its time is over. */
export class UploadEndedError extends InvalidInputError {
  readonly state: 'COMPLETED' | 'EXPIRED'

  constructor(state: 'COMPLETED' | 'EXPIRED') {
    super(
      state === 'COMPLETED'
        ? 'The upload is completed: its file has been stored.'
        : 'The upload has expired: its time was over before the bytes had arrived.',
      'uploadId',
    )
    this.state = state
  }
}
