import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { mailLink } from '../../../../domain/contact-links.ts'
import type { Customer } from '../../../../domain/submissions/customer.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { Lines, Pairs, Part } from '../../../features/inbox/page/part.tsx'
import { HostileText } from '../../../features/inbox/submission/hostile-text.tsx'
import { BackIcon } from '../../../features/inbox/submission/inbox-icons.tsx'
import { Moment, Tag } from '../../../features/inbox/submission/marks.tsx'
import { SubmissionLines } from '../../../features/inbox/submission/submission-lines.tsx'
import { useNow } from '../../../features/inbox/use-now.ts'
import { useSending } from '../../../features/inbox/use-sending.ts'
import { bytesText } from '../../../ui/bytes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './customer.module.css'
import { CustomerMoney, QuoteInShort } from './customer-money.tsx'

const { customer: texts, submission, staff, list } = enInbox

export function CustomerView({ reference }: { reference: string }) {
  const now = useNow()
  const { customer, status, load, more } = useCustomer(reference)
  useEffect(() => {
    if (customer) document.title = customer.company || customer.name || customer.email
  }, [customer])
  if (!customer)
    return (
      <article className={styles.customer}>
        <div className={styles.head}>
          <Back reference={reference} />
          <h1 className="head-md anywhere">
            {status === 'missing' ? submission.notFoundTitle : texts.title}
          </h1>
          <p role="status">{said[status]}</p>
          {status === 'failed' && (
            <Button look="line" size="compact" onClick={() => void load()}>
              {list.tryNow}
            </Button>
          )}
        </div>
      </article>
    )
  const { company, name, email, submissions, files, sums } = customer
  return (
    <article className={styles.customer}>
      <div className={styles.head}>
        <Back reference={reference} />
        <h1 className="head-md anywhere">
          <HostileText>{company || name || email}</HostileText>
        </h1>
        <Contacts customer={customer} now={now} />
      </div>
      {sums && <CustomerMoney sums={sums} />}
      <Part name="requests" title={texts.requests} aside={<Tag>{texts.count(customer.count)}</Tag>}>
        <SubmissionLines
          lines={submissions}
          now={now}
          mark={({ quote }) => quote && <QuoteInShort quote={quote} />}
        />
        {more && <More onMore={more} />}
      </Part>
      {files.length > 0 && (
        <Part name="files" title={texts.files}>
          <Lines>
            {files.map((file) => (
              <li key={file.id} className="cluster gap-none gap-x-3">
                <a className="anywhere" href={`/api/inbox/files/${encodeURIComponent(file.id)}`} download>
                  <HostileText>{file.name}</HostileText>
                </a>
                <span className="steel">{bytesText(file.bytes)}</span>
                <Link className="ml-auto" to={`/admin/inbox/${file.reference}`}>
                  {file.reference}
                </Link>
              </li>
            ))}
          </Lines>
        </Part>
      )}
    </article>
  )
}

const said = { loading: staff.loading, missing: texts.notFound, failed: staff.failed }

const Back = ({ reference }: { reference: string }) => (
  <Link className={controls.back} to={`/admin/inbox/${reference}`}>
    <BackIcon />
    {reference}
  </Link>
)

const Phone = ({ customer: { phone, phoneLink } }: { customer: Customer }) =>
  phoneLink === undefined ? <HostileText>{phone}</HostileText> : <a href={phoneLink}>{phone}</a>

function Contacts({ customer, now }: { customer: Customer; now: number }) {
  const { company, name, email, phone, firstAt, lastContact } = customer
  const rows = [
    { key: 'name', label: texts.name, value: company && name && <HostileText>{name}</HostileText> },
    { key: 'email', label: texts.email, value: <a href={mailLink(email)}>{email}</a> },
    { key: 'phone', label: texts.phone, value: phone && <Phone customer={customer} /> },
    { key: 'first', label: texts.first, value: <Moment iso={firstAt} now={now} /> },
    {
      key: 'last',
      label: texts.last,
      value: (
        <>
          <Moment iso={lastContact.at} now={now} />, {texts.contacts[lastContact.event]},{' '}
          <Link to={`/admin/inbox/${lastContact.reference}`}>{lastContact.reference}</Link>
        </>
      ),
    },
  ]
  return <Pairs rows={rows.filter(({ value }) => value)} />
}

function More({ onMore }: { onMore(): Promise<boolean> }) {
  const [hasFailed, setFailed] = useState(false)
  const { isSending, send } = useSending()
  return (
    <>
      <Button
        look="line"
        size="compact"
        aria-disabled={isSending || undefined}
        onClick={() => void send(async () => setFailed(!(await onMore())))}
      >
        {list.more}
      </Button>
      {hasFailed && <p role="alert">{staff.failed}</p>}
    </>
  )
}

function useCustomer(reference: string) {
  const url = `/api/inbox/customers/${encodeURIComponent(reference)}`
  const [customer, setCustomer] = useState<Customer>()
  const [status, setStatus] = useState<keyof typeof said>('loading')
  const load = useCallback(async () => {
    const result = await callApi<Customer>(url)
    if (result.ok) setCustomer(result.body)
    else setStatus(result.status === 404 ? 'missing' : 'failed')
  }, [url])
  useEffect(() => void load(), [load])
  const next = customer?.next
  const more = async () => {
    const result = await callApi<Customer>(`${url}?after=${encodeURIComponent(next ?? '')}`)
    if (result.ok)
      setCustomer((before) => ({
        ...result.body,
        submissions: [...(before?.submissions ?? []), ...result.body.submissions],
      }))
    return result.ok
  }
  return { customer, status, load, more: next ? more : undefined }
}
