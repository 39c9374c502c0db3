/** What is said of a message and its files, on the request's page and in the inbox. */
export const enConversation = {
  tooManyFiles: (most: number) => `${most} files at most`,
  tooMuch: (megabytes: number) => `${megabytes} MB at most for all files together: mail servers refuse more`,
  chooseAgain: 'Choose the files once more',
  tooManyCopies: (most: number) => `${most} copies at most`,
  notSendable: (address: string) => `${address}: not every mail server takes this address`,
  notReturned: 'Only once mail to the sender’s address wasn’t delivered',
  /** Among the names of what was left out of a mail. */
  moreFiles: (count: number) => `${count} more`,
  quotedMail: 'the earlier mail that it quotes',
  originalMail: 'the original email',
  noRoom: 'There is no room for more files here. Send them by email, or call us.',
  /** For staff, of an answer that they sent by mail. */
  notSent: (names: readonly string[]) => `Not sent with the answer by email: ${names.join(', ')}`,
}
