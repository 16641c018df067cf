import { GoneError } from '../errors.ts'

/** The artifact's time is over. */
export class ExportExpiredError extends GoneError {
  constructor() {
    super('The export has expired: its time was over, and its bytes are gone. Ask for a new one.')
  }
}
