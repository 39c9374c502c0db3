/** A text that breaks before the @ of an email address, if it has to. */
export function BreakableAddress({ children: text }: { children: string }) {
  const at = Math.max(text.lastIndexOf('@'), 0)
  return (
    <>
      {text.slice(0, at)}
      {at > 0 && <wbr />}
      {text.slice(at)}
    </>
  )
}
