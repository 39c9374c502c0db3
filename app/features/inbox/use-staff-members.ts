import { useEffect, useState } from 'react'
import type { StaffMember } from '../../../domain/submissions/inbox.ts'
import { callApi } from './inbox-api.ts'

export function useStaffMembers(): readonly StaffMember[] {
  const [staff, setStaff] = useState<readonly StaffMember[]>([])
  useEffect(() => {
    void callApi<{ staff: StaffMember[] }>('/api/inbox/staff').then((result) => {
      if (result.ok) setStaff(result.body.staff)
    })
  }, [])
  return staff
}
