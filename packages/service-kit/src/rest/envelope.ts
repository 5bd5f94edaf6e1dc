import { messages } from '@portfolio/contracts/errors';
import type { ListParameters, Page } from '@portfolio/contracts/rest';
import type { Request } from 'express';
import { AppError } from '../errors/index.ts';

/** The list envelope, its links as the caller reaches us, and what else a page carries. @throws AppError `not_found` for a page past the end */
export function envelope<T>(
  request: Request,
  { page: asked, pageSize }: ListParameters,
  { count, results, ...more }: Page<T>,
) {
  // The first page is there even when empty.
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = asked === 'last' ? pages : asked;
  if (page > pages) throw new AppError('not_found', messages.invalidPage);
  const link = (target: number) => {
    const url = publicUrl(request);
    // Django leaves `page` out of the link to the first page.
    if (target === 1) url.searchParams.delete('page');
    else url.searchParams.set('page', String(target));
    // `limit` is the size of page 1 only, so a link to another page must carry it as the page size.
    if (url.searchParams.has('limit')) {
      url.searchParams.delete('limit');
      url.searchParams.set('page_size', String(pageSize));
    }
    return url.href;
  };
  return {
    count,
    next: page < pages ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results,
    ...more,
  };
}

/**
 * The request's own address as the caller wrote it, before gateway and edge (`X-Forwarded-Host/Proto/Prefix`).
 * @throws AppError `parse_error` for a host that is none
 */
export function publicUrl(request: Request): URL {
  const forwarded = (name: string) => request.get(`x-forwarded-${name}`)?.split(',')[0]?.trim();
  const host = forwarded('host') ?? request.get('host') ?? 'localhost';
  const prefix = (forwarded('prefix') ?? '').replace(/\/$/, '');
  const address = `${forwarded('proto') ?? request.protocol}://${host}${prefix}${request.originalUrl}`;
  if (!URL.canParse(address)) throw new AppError('parse_error', 'Invalid Host header.');
  return new URL(address);
}
