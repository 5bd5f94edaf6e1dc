import { openToAll } from '@portfolio/service-kit/access';
import { notFound } from '@portfolio/service-kit/errors';
import QRCode from 'qrcode';
import { fileHeaders } from '../media/file-headers.ts';
import { call } from '../call.ts';

/**
 * `/media/qr/mobile-demos/{slug}.svg`: a QR code that leads to the demo's public page. It is made of the address alone,
 * so it tells nothing about whether such a demo exists.
 */
export const qrCodeCalls = [
  call({
    rest: 'GET /media/qr/mobile-demos/:file',
    summary: 'The QR code of a mobile demo',
    access: openToAll,
    answer: 'image/svg+xml',
    async handle({ context, parameter, response }) {
      const [, slug] = /^([\w-]{1,200})\.svg$/.exec(parameter('file')) ?? [];
      if (!slug) throw notFound();
      const target = `${context.publicOrigin}/mobile-demos/${slug}`;
      const svg = await QRCode.toString(target, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' });
      response
        .set({
          'Cache-Control': 'public, max-age=86400',
          ...fileHeaders,
        })
        .type('image/svg+xml')
        .send(svg);
    },
  }),
];
