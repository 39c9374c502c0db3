/** A text that, where it is an email address, breaks before the @ if it has to. */
export function BreakableEmail({ children: text }: { children: string }) {
  const at = /^[^\s@]+@[^\s@]+$/.test(text) ? text.indexOf('@') : 0
  return (
    <>
      {text.slice(0, at)}
      {at > 0 && <wbr />}
      {text.slice(at)}
    </>
  )
}
