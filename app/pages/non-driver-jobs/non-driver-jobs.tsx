import { Sheet } from '../../features/drawings/drawing.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section, SectionHead } from '../../ui/section.tsx'
import styles from './non-driver-jobs.module.css'
import { dispatch, office, safety, shop } from './work-art.ts'

export default function NonDriverJobs() {
  return (
    <>
      <Head path="/careers/non-driver-jobs" />
      <PageHead
        path="/careers/non-driver-jobs"
        wide
        lead="Work that keeps trucks moving without driving one. Ask us what is open, and tell us what you do."
        actions={
          <>
            <ButtonLink to="/contact" arrow>
              Contact Us
            </ButtonLink>
            <ButtonLink to="/careers/driver-jobs" look="line">
              See driver jobs
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="work">
        <SectionHead id="work" title="Four kinds of work" />
        <ul className={styles.kinds}>
          {kinds.map(({ art, title, text }) => (
            <li key={title}>
              <div className={styles.picture}>
                <Sheet art={art} />
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="message" ground="well">
        <Columns>
          <h2 id="message">What to put in your message</h2>
          <CheckList items={message} />
        </Columns>
      </Section>
    </>
  )
}

const kinds = [
  {
    art: dispatch,
    title: 'Dispatch',
    text: 'Plans loads, books trucks, and speaks with drivers and docks.',
  },
  {
    art: safety,
    title: 'Safety and compliance',
    text: 'Checks hours, licences, inspections and permits.',
  },
  {
    art: shop,
    title: 'Shop and yard',
    text: 'Inspects and repairs trucks, trailers and temperature units.',
  },
  {
    art: office,
    title: 'Office',
    text: 'Answers shippers, sends invoices, handles paperwork and claims.',
  },
]

/** Only what a job needs: never birthplace, age or social insurance number (Canadian Human Rights Act, s. 8). */
const message = [
  'Which of the four you mean, and what you have done so far',
  'Licences or trade certificates you hold',
  'Where you are, and when you could start',
  'That you are entitled to work in Canada',
]
