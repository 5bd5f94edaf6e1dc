import { readIn } from '@portfolio/contracts/content';
import { openToAll } from '@portfolio/service-kit/access';
import { notFound } from '@portfolio/service-kit/errors';
import { z } from 'zod';
import { call } from '../call.ts';
import { fileHeaders } from '../media/file-headers.ts';
import { getShareImage } from './share-image.ts';

/** `/media/share/projects/{slug}.png`: what link previews show of a published item that has no picture. */
export const shareImageCalls = [
  call({
    rest: 'GET /media/share/:folder/:file',
    summary: 'The title of a project, mobile demo or page as a picture',
    access: openToAll,
    query: z.object(readIn),
    answer: 'image/png',
    async handle({ context, parameter, query, response }) {
      const [, slug] = /^([\w-]{1,200})\.png$/.exec(parameter('file')) ?? [];
      if (!slug) throw notFound();
      const picture = await getShareImage(context, `/${parameter('folder')}/${slug}`, query.language);
      response.set({ 'Cache-Control': 'public, max-age=86400', ...fileHeaders });
      response.type('image/png').send(picture);
    },
  }),
];
