import type { Refusal } from '../refuse.ts'

export const invalidLink: Refusal = {
  status: 403,
  code: 'INVALID_LINK',
  message: 'The link is not valid: its signature is missing, or does not belong to this address and method.',
}

export const expiredLink: Refusal = {
  status: 403,
  code: 'EXPIRED_LINK',
  message: 'The link has expired. Ask for a new one.',
}
