import { EmptyNotice } from '../ui/notice.tsx'

/** Says that who is signed in may not see something, and what to do about it. */
export function DeniedNotice({ what, scope = 'Read' }: { what: string; scope?: 'Read' | 'Admin' }) {
  return (
    <EmptyNotice title={`You may not see ${what}.`}>
      Your sign-in lacks the {scope} scope. Sign out, and sign in by the link that the server prints, or with
      a key that has it.
    </EmptyNotice>
  )
}
