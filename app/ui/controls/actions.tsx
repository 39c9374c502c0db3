import type { ReactNode } from 'react'

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="cluster screen-only mt-5">{children}</div>
)
