import { carriers } from '../../../translations/en/pages/carriers.ts'
import { Benefits } from '../../ui/lists/benefits.tsx'
import { Box, Call, SamplePaper } from '../../ui/page/sample-paper.tsx'
import styles from './carriers.module.css'

const { caption, sheet } = carriers.rateConfirmation

/** The paper of one load, and which of its boxes each benefit is about. */
export const RateConfirmation = ({ benefits }: { benefits: readonly { title: string; text: string }[] }) => (
  <SamplePaper
    name={sheet.name}
    title={sheet.title}
    fields={[sheet.date]}
    caption={caption}
    beside={
      <div className={styles.benefits}>
        <Benefits
          items={benefits.map(({ title, text }, index) => ({
            title: (
              <>
                <Call>{index + 1}</Call>
                {title}
              </>
            ),
            text,
          }))}
        />
      </div>
    }
  >
    <Box call={1} {...sheet.rate} />
    <Box call={2} {...sheet.payment} />
    <Box call={3} {...sheet.pickup} />
    <Box call={3} {...sheet.delivery} />
    <Box call={3} narrow {...sheet.trailer} />
    <Box narrow {...sheet.freight} />
    <Box narrow {...sheet.weight} />
    <Box narrow {...sheet.carrier} />
    <Box {...sheet.extras} />
    <Box isSigned {...sheet.signatures} />
  </SamplePaper>
)
