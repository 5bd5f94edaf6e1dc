import { createDataSource, migrationsIn, type RowScope } from '@portfolio/service-kit/database';
import type { DataSource } from 'typeorm';
import { ClientEntity } from './clients/client.entity.ts';
import { LocationEntity } from './clients/location.entity.ts';
import { CompanyAdminEntity, CompanyEntity } from './company/company.entity.ts';
import { ListViewEntity } from './company/list-views/list-view.entity.ts';
import {
  EmployeeEntity,
  EmployeeQualificationEntity,
  QualificationEntity,
} from './people/employees/employee.entity.ts';
import { InvitationEntity, AdminRegistrationLinkEntity } from './people/registration/invitation.entity.ts';
import { LicenseEntity } from './people/licenses/license.entity.ts';
import { TimeOffTypeEntity } from './people/time-off/time-off-type.entity.ts';
import { UnavailabilityEntity, WishEntity } from './people/unavailability/unavailability.entity.ts';
import { PaymentPeriodEntity, PaymentEntity } from './pay/payroll/payment.entity.ts';
import { AvailabilityRuleEntity } from './people/availability/availability-rule.entity.ts';
import { ShiftSeriesEntity, WeekTemplateEntity } from './planner/repetition/repetition.entity.ts';
import { PostEntity } from './planner/posts/post.entity.ts';
import { RotationEntity } from './planner/rotations/rotation.entity.ts';
import { ShiftEntity } from './shifts/shift.entity.ts';
import { currentContext } from '@portfolio/service-kit/request-context';
import { rowScope } from '@portfolio/service-kit/row-security';

/**
 * Sent with every statement of this service (migrations/baseline/scope.ts). A user's are the companies that they administer, and of their employer
 * what concerns them; superusers reach every company.
 */
const reached = rowScope('SELECT assume_scope($1)', ({ isSuperuser }) => isSuperuser);

/** The same, with whose statement it is: who looks is told who changed something. */
const companyRows: RowScope = {
  ...reached,
  current() {
    const [scope, author] = [reached.current(), currentContext()?.actor?.userId];
    return scope && author !== undefined ? `${scope} by ${author}` : scope;
  },
};

const migrations = await migrationsIn(new URL('migrations/', import.meta.url));

/** The scheduling database, not yet connected. Statements reach the rows of their scope. @param exporting for `Exports` */
export const schedulingDatabase = (url: string, exporting?: { connections: number }): DataSource =>
  createDataSource({
    url,
    poolSize: exporting?.connections,
    applicationName: exporting ? 'scheduling-exports' : 'scheduling',
    entities: [
      AdminRegistrationLinkEntity,
      AvailabilityRuleEntity,
      ClientEntity,
      CompanyAdminEntity,
      CompanyEntity,
      EmployeeEntity,
      EmployeeQualificationEntity,
      InvitationEntity,
      LicenseEntity,
      TimeOffTypeEntity,
      UnavailabilityEntity,
      WishEntity,
      ListViewEntity,
      LocationEntity,
      PaymentEntity,
      PaymentPeriodEntity,
      PostEntity,
      QualificationEntity,
      RotationEntity,
      ShiftEntity,
      ShiftSeriesEntity,
      WeekTemplateEntity,
    ],
    migrations,
    scope: companyRows,
  });
