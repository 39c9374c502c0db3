import {
  type ChangeOutcome,
  type ListedSubmission,
  quotedStates,
  type SubmissionState,
} from '../../../../domain/submissions/inbox.ts'

export interface BulkChange {
  state?: SubmissionState
  owner?: string | null
}

interface OneChange extends BulkChange {
  reference: string
  version: number
}

/** What is asked of the server for the picked rows, and which of them are left out. */
export function planChange(lines: readonly ListedSubmission[], change: BulkChange) {
  const isChanged = ({ state, owner }: ListedSubmission) =>
    (change.state !== undefined && change.state !== state) ||
    (change.owner !== undefined && change.owner !== owner)
  const wanted = lines.filter(isChanged)
  return {
    changes: wanted.filter(mayUndo).map(({ reference, version }) => ({ reference, version, ...change })),
    leftOut: wanted.filter((line) => !mayUndo(line)).map(({ reference }) => reference),
  }

  /** A state that a quote or its sender has set can't be set again, so it is left one by one. */
  function mayUndo({ state }: ListedSubmission): boolean {
    return change.state === undefined || !(quotedStates.includes(state) || state === 'withdrawn')
  }
}

/** What puts back as it was what has changed. */
export function planUndo(
  before: readonly ListedSubmission[],
  change: BulkChange,
  outcomes: readonly ChangeOutcome[],
): OneChange[] {
  return outcomes.flatMap(({ reference, outcome, submission }) => {
    const was = before.find((line) => line.reference === reference)
    if (outcome !== 'changed' || !submission || !was) return []
    return {
      reference,
      version: submission.version,
      ...(change.state !== undefined && { state: was.state }),
      ...(change.owner !== undefined && { owner: was.owner }),
    }
  })
}
