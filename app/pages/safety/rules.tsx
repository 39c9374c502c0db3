import type { ReactNode } from 'react'
import { safety } from '../../../translations/en/pages/safety.tsx'
import { linkOut, linkTo } from '../../ui/controls/link-to.tsx'

const { ratings, securement, inspection, dangerousGoods } = safety.rules

const CFR = 'https://www.ecfr.gov/current/title-49/subtitle-B'
const NSC = 'https://ccmta.ca/en/national-safety-code'

export const rules: { id: string; title: string; text: ReactNode }[] = [
  {
    id: 'ratings',
    title: ratings.title,
    text: ratings.text({
      canadian: linkOut(NSC),
      unitedStates: linkOut(`${CFR}/chapter-III/subchapter-B/part-385`),
      requirements: linkTo('/carriers#requirements'),
    }),
  },
  {
    id: 'cargo-securement',
    title: securement.title,
    text: securement.text({
      canadian: linkOut(NSC),
      unitedStates: linkOut(`${CFR}/chapter-III/subchapter-B/part-393/subpart-I`),
    }),
  },
  {
    id: 'trip-inspection',
    title: inspection.title,
    text: inspection.text({
      canadian: linkOut(NSC),
      unitedStates: linkOut(`${CFR}/chapter-III/subchapter-B/part-396`),
    }),
  },
  {
    id: 'dangerous-goods',
    title: dangerousGoods.title,
    text: dangerousGoods.text({
      canadian: linkOut('https://laws-lois.justice.gc.ca/eng/regulations/SOR-2001-286/'),
      unitedStates: linkOut(`${CFR}/chapter-I/subchapter-C`),
    }),
  },
]
