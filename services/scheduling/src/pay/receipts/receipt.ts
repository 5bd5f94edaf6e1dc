import type { Language } from '@portfolio/contracts/auth';
import { fault } from '@portfolio/contracts/errors';
import type { PayLine, Payment } from '@portfolio/contracts/scheduling';
import { AppError, notFound } from '@portfolio/service-kit/errors';
import type { SchedulingContext } from '../../context.ts';
import { requireAdministered, requireAdministration } from '../../company/administration.ts';
import { readLines } from '../payroll/lines.ts';
import { paymentColumns, paymentTables } from '../payroll/columns.ts';
import { contactOf } from '../../shared/accounts/contacts.ts';
import { requireEmployee } from '../../people/employees/employees.ts';

/** What the database keeps of a receipt from the moment it is paid, whatever is renamed or moved afterwards. */
interface Frozen {
  period_name: string;
  company_name: string;
  company_address: string;
  employee_name: string;
  start_date: string;
  end_date: string;
  /** That in which the company wrote then: of whoever has no account. */
  language: Language;
}

/** What a receipt says. */
export type Receipt = Payment & Frozen & { lines: PayLine[] };

/**
 * What a payment of the caller's own was paid for. "Receipts are available only for paid payments" (scheduling.md §4).
 * @throws AppError `not_found` also for somebody else's; `conflict` while it is pending
 */
export async function getReceipt(context: SchedulingContext, paymentId: number): Promise<Receipt> {
  const { id } = await requireEmployee(context);
  const receipt = await readReceipt(context, paymentId);
  if (receipt?.employee !== id) throw notFound();
  return receiptOf(context, receipt);
}

/**
 * The same for an administrator of the company.
 * @throws AppError `not_found` also for one of another company; `conflict` while it is pending
 */
export async function getReceiptOf(context: SchedulingContext, paymentId: number): Promise<Receipt> {
  const administration = await requireAdministration(context);
  return receiptOf(context, requireAdministered(administration, await readReceipt(context, paymentId)));
}

type ReceiptRow = Payment & {
  company: number;
  employee: number;
  account: number | null;
  receipt: Frozen | null;
  lines: PayLine[];
};

async function readReceipt(context: SchedulingContext, paymentId: number): Promise<ReceiptRow | undefined> {
  const { database } = context;
  const [row] = await database.query<Omit<ReceiptRow, 'lines'>[]>(
    `SELECT ${paymentColumns}, payment.company_id AS company, payment.employee_id AS employee, employee.user_id AS account,
       payment.receipt
     FROM ${paymentTables} WHERE payment.id = $1`,
    [paymentId],
  );
  return row && { ...row, lines: await readLines(context, paymentId) };
}

/** In the language of whoever is paid, whoever reads it. */
async function receiptOf(context: SchedulingContext, { receipt, account, ...payment }: ReceiptRow): Promise<Receipt> {
  if (!receipt) throw new AppError('conflict', fault('not_paid'));
  const language = account === null ? undefined : await languageOf(context, account);
  return { ...payment, ...receipt, ...(language && { language }) };
}

/** Undefined where it cannot be told: a receipt is there whether or not auth is. */
async function languageOf({ auth, log }: SchedulingContext, account: number): Promise<Language | undefined> {
  try {
    return (await contactOf(auth, account))?.settings.language;
  } catch (error) {
    log.warn({ err: error }, 'the language of a receipt could not be read');
    return undefined;
  }
}
