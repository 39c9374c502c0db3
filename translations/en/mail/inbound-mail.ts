/** What a mail server tells the sender, by the code of SMTP. */
export const enInboundMail = {
  /** Of one request. */
  full: 'This request holds no more text. Start a new request on the website, or call.',
  421: 'The server is stopping. Try again.',
  451: 'The mail cannot be stored now. Try again.',
  452: 'Too much mail for this address today. Try again later.',
  550: 'There is no such address.',
  552: 'The mail is larger than 20 MB.',
  554: 'The mail cannot be read.',
}
