/** What an API key or session may do: ADMIN manages keys; none includes another. */
export const scopes = ['ADMIN', 'READ', 'WRITE'] as const
export type Scope = (typeof scopes)[number]
