import '../company/load-company.ts'
import { respondToTasks } from '../threads/thread.ts'
import { billOfLadingPdf } from './bill-of-lading-pdf.ts'

respondToTasks(billOfLadingPdf)
