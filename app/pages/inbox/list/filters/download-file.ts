interface Wanted {
  name: string
  /** Which submissions; what was searched for is in no URL. */
  body: Record<string, string>
  onProgress(bytes: number): void
}

/** Fetches a streamed file, saying how much has come, and saves it. False when it could not be had whole. */
export async function downloadFile(url: string, { name, body, onProgress }: Wanted): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok || !response.body) return false
    const parts: BlobPart[] = []
    let bytes = 0
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      bytes += value.length
      onProgress(bytes)
    }
    save(new Blob(parts), name)
    return true
  } catch {
    return false
  }
}

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
