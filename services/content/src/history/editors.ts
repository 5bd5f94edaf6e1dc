import { nameOfContact, userContact } from '@portfolio/contracts/auth';
import type { InternalClient } from '@portfolio/service-kit/internal';
import type { Logger } from '@portfolio/service-kit/logging';
import { z } from 'zod';

/** What content reads of a user's contact. */
const editor = userContact.pick({ id: true, email: true, first_name: true, last_name: true });

/** Asks the auth service who those are that save. */
export interface Editors {
  /** By their ids; without those who cannot be told. */
  namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export function createEditors({ auth, log }: { auth: InternalClient; log: Logger }): Editors {
  return {
    /** What was saved is known whether or not auth can tell who they are. */
    async namesOf(ids) {
      if (ids.length === 0) return new Map();
      try {
        const contacts = await auth.get(`/internal/users/contacts?ids=${ids.join(',')}`, z.array(editor));
        return new Map(contacts.map((each) => [each.id, nameOfContact(each)]));
      } catch (error) {
        log.warn({ err: error }, 'the names of editors could not be read');
        return new Map();
      }
    },
  };
}
