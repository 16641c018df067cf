import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { ErrorNotice, Loading } from '../ui/notice.tsx'
import { DeniedNotice } from './denied-notice.tsx'
import type { Pages } from './use-pages.ts'

/**
 * What is to be said of a list besides its rows: that it can't be read and why, that one may not, that it comes, or, by
 * `children`, that there's nothing in it. What was read before stays below it.
 */
export function ListNotice({
  list: { rows, isLoading, error, isDenied, again },
  what,
  scope,
  children,
}: {
  list: Pick<Pages<unknown>, 'rows' | 'isLoading' | 'error' | 'isDenied' | 'again'>
  /** Such as "the files". */
  what: string
  /** What one needs to see it. */
  scope?: 'Read' | 'Admin'
  children?: ReactNode
}) {
  if (isDenied) return <DeniedNotice what={what} {...(scope && { scope })} />
  if (error !== null)
    return (
      <ErrorNotice action={<Button onPress={again}>Try again</Button>}>
        <strong>{capitalise(what)} could not be read.</strong> {error}
      </ErrorNotice>
    )
  if (rows.length > 0) return null
  return isLoading ? <Loading what={what} /> : children
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
