import { requireActor } from '@portfolio/service-kit/access';
import { countTry } from '@portfolio/service-kit/limits';
import { writeDocument } from '@portfolio/service-kit/rest';
import type { Response } from 'express';
import { recordAccountEvent } from '../../shared/audit/record.ts';
import type { AuthContext } from '../../context.ts';
import { limits } from '../../shared/limits/limits.ts';
import { personalSections } from './sections.ts';

/**
 * Everything that is kept about the caller, of all services, as one JSON file.
 * @throws AppError `throttled`, `unavailable` while another service does not answer: a file without its part would look whole
 */
export async function downloadPersonalData(context: AuthContext, response: Response): Promise<void> {
  const { userId } = requireActor(context);
  await countTry(context, limits.personalData, String(userId));
  const names = ['content', 'scheduling'] as const;
  const asked = await Promise.allSettled(names.map((name) => context.services[name].stream(pathOf(userId))));
  const bodies = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  try {
    const refused = asked.find((each) => each.status === 'rejected');
    if (refused) throw refused.reason;
    await recordAccountEvent(context.database, userId, { kind: 'data_exported' });
    response.attachment(`my-data_${new Date().toISOString().slice(0, 10)}.json`);
    const forwarded = names.map((name, index) => [name, bodies[index]!] as const);
    await writeDocument(response, context.database, personalSections, userId, forwarded);
  } finally {
    // One that is given up unread says so by an error, which unheard would end the process.
    for (const body of bodies) body.on('error', () => {}).destroy();
  }
}

const pathOf = (userId: number) => `/internal/users/${userId}/personal-data`;
