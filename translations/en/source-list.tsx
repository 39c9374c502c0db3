import type { ReactNode } from 'react'

/** Where the rules and figures of a page come from. */
export const enSourceList = {
  heading: 'Sources',
  note: 'General information, not advice. Your bill of lading and written booking decide.',
  /** `law` is what the source describes, where it is not the law itself. */
  read: (law: string | undefined, source: ReactNode, day: string) => (
    <>
      . {law && `By ${law}, as described by `}
      {source}, read on {day}.
    </>
  ),
  notCompared: (law: string) => `. By ${law}, whose text was not compared.`,
  usage: '. Usual in the trade; carriers and trailers differ.',
}
