import { GoneError } from '../errors.ts'

/** The artifact's time is over, or came to its end early because the store had lost it. */
export class ExportExpiredError extends GoneError {
  constructor() {
    super('The export has expired: its bytes are gone. Ask for a new one.')
  }
}
