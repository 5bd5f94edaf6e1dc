import { fault } from '@portfolio/contracts/errors';
import { validationError } from '@portfolio/service-kit/errors';
import type { Response } from 'express';

/** A document or a picture of one, which proves something. */
export interface Scan {
  name: string;
  type: string;
  content: Buffer;
}

/** What a file says that it is by its first bytes. */
const beginnings = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
] as const;

/** @throws AppError `validation` for what is neither document nor picture */
export function asScan({ name, content }: Omit<Scan, 'type'>): Scan {
  const [type] = beginnings.find(([, bytes]) => content.subarray(0, bytes.length).equals(bytes)) ?? [];
  if (!type) throw validationError({ file: [fault(content.length === 0 ? 'empty_file' : 'invalid_scan')] });
  return { name: name.slice(-200) || 'scan', type, content };
}

/** Always to be saved: no browser opens it on this site. */
export function sendScan(response: Response, { name, type, content }: Scan): void {
  response.attachment(name).type(type).send(content);
}
