/**
 * Why an entry does not become a file, in order of precedence. The last four are found when a job runs; CORRUPT also where
 * the directory itself contradicts, and then it comes before the limits, which the sizes are not fit to be held against.
 */
export const skipReasons = [
  'DIRECTORY',
  'NON_REGULAR',
  'PLATFORM_METADATA',
  'ENCRYPTED',
  'UNSUPPORTED_METHOD',
  'UNSAFE_NAME',
  'TOO_LARGE',
  'RATIO_EXCEEDED',
  'OVERLAPPING',
  'EXTENSION_NOT_ALLOWED',
  'NOT_SELECTED',
  'ALREADY_EXTRACTED',
  'PREVIOUSLY_DELETED',
  'CORRUPT',
] as const
export type SkipReason = (typeof skipReasons)[number]
