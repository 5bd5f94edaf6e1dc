import { rowScope } from '@portfolio/service-kit/row-security';

/**
 * Sent with every statement of this service (migrations/baseline/scope.ts). A user's are the companies that they administer, and of their employer
 * what concerns them; superusers reach every company.
 */
export const companyRows = rowScope('SELECT assume_scope($1)', ({ isSuperuser }) => isSuperuser);
