import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Why a request is not signed by the bearer of `keys` (AWS Signature Version 4, in the header), as the code of an S3 error;
 * undefined when it is. Also compares the body with the hash that was signed.
 */
export function signatureProblem(request: IncomingMessage, body: Buffer, keys: S3Keys): string | undefined {
  const [, id, scope, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), *SignedHeaders=([^,]+), *Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (!id || !scope || !names || !signature) return 'AccessDenied';
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId';
  const bodyHash = headerOf(request, 'x-amz-content-sha256');
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const { pathname, search } = new URL(request.url!, 'http://s3');
  const canonical = [
    request.method,
    pathname,
    canonicalQuery(search),
    ...names.split(';').map((name) => `${name}:${headerOf(request, name).trim().replaceAll(/ +/g, ' ')}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const [date = '', region = '', service = '', end = ''] = scope.split('/');
  const text = ['AWS4-HMAC-SHA256', headerOf(request, 'x-amz-date'), scope, sha256(canonical)].join('\n');
  const key = [region, service, end].reduce<Buffer>(hmac, hmac(`AWS4${keys.secretAccessKey}`, date));
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

const headerOf = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '');

function canonicalQuery(search: string): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`);
  return [...new URLSearchParams(search)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
}
