import { useEffect, useState } from 'react'
import styles from './request-actions.module.css'

/** Ways to keep the request. Printing and sharing need the script, the copies do not. */
export function CopyLinks() {
  const [canShare, setCanShare] = useState(false)
  const [canPrint, setCanPrint] = useState(false)
  useEffect(() => {
    setCanShare('share' in navigator)
    setCanPrint(true)
  }, [])
  return (
    <section aria-labelledby="copy-heading" data-slot="copies" suppressHydrationWarning>
      <h2 id="copy-heading">Keep a copy</h2>
      <ul className={styles.copies}>
        {canPrint && (
          <li>
            <button type="button" onClick={() => window.print()}>
              Print this page
            </button>
          </li>
        )}
        <li>
          <a href="/requests" download data-slot="json-link" suppressHydrationWarning>
            Download everything
          </a>
          <small>JSON</small>
        </li>
        <li data-slot="bill-of-lading" hidden suppressHydrationWarning>
          <a href="/requests" data-slot="bill-of-lading-link" suppressHydrationWarning>
            Draft for the bill of lading
          </a>
          <small>PDF</small>
        </li>
        {canShare && (
          <li>
            <button type="button" onClick={() => void share()}>
              Share this page
            </button>
            <small>they can change it, too</small>
          </li>
        )}
      </ul>
    </section>
  )
}

async function share(): Promise<void> {
  try {
    await navigator.share({ title: document.title, url: window.location.href })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
