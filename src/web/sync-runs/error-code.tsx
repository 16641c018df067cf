/** A code for programs, which people search for as well. */
export function ErrorCode({ code }: { code: string }) {
  return <code className="error-code">{code}</code>
}
