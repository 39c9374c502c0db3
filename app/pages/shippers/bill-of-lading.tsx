import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { shippers } from '../../../translations/en/pages/shippers.tsx'
import { PhoneFold } from '../../ui/lists/phone-fold.tsx'
import { Box, Call, SamplePaper } from '../../ui/page/sample-paper.tsx'
import styles from './bill-of-lading.module.css'

const { caption, sheet, calls } = shippers.papers

export const BillOfLading = () => (
  <SamplePaper
    name={sheet.name}
    title={sheet.title}
    fields={[sheet.date, sheet.reference]}
    caption={caption}
    beside={<Calls />}
  >
    <Box call={1} {...sheet.shipper} />
    <Box call={1} {...sheet.receiver} />
    <Box call={2} narrow {...sheet.pieces} />
    <Box call={3} narrow {...sheet.description} />
    <Box call={4} narrow {...sheet.weight} />
    <Box call={4} narrow {...sheet.size} />
    <Box call={5} {...sheet.value} />
    <Box call={6} {...sheet.extras} />
    <Box call={7} {...sheet.count} />
    <Box call={8} isSigned {...sheet.signatures} />
  </SamplePaper>
)

const Calls = () => (
  <ol className={`auto-columns ${styles.calls}`}>
    {calls.map(({ title, text }, index) => (
      <li key={title}>
        <PhoneFold
          summary={
            <>
              <Call>{index + 1}</Call>
              <h3 className="mr-auto">{title}</h3>
            </>
          }
        >
          <p className="text-ui slate">{nonBreakingUnits(text)}</p>
        </PhoneFold>
      </li>
    ))}
  </ol>
)
