import { useEffect, useState } from 'react'
import type { StaffMember } from '../../../domain/submissions/inbox.ts'
import { callApi } from './inbox-api.ts'

export function useStaffMembers(): readonly StaffMember[] {
  const [staff, setStaff] = useState<readonly StaffMember[]>([])
  useEffect(() => {
    void callApi<{ staff: StaffMember[] }>('/api/inbox/staff').then((answer) => {
      if (answer.ok) setStaff(answer.body.staff)
    })
  }, [])
  return staff
}
